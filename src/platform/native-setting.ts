/** Sets an environment variable that a native library reads when it loads; a library that is already loaded ignores it. */
export function setNativeSetting(name: string, value: string): void {
  process.env[name] = value
}
