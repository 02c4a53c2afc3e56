// The sentence of a failed call of the operating system on a file that somebody has named.

const words: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open it',
  EPERM: 'this user may not open it',
  ENOTDIR: 'a part of its path is a file, not a folder',
}

/** What is wrong with which path; undefined for any other failure. */
export function systemSentence(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  const said = code === undefined ? undefined : words[code]
  return said === undefined || path === undefined ? undefined : `${path}: ${said}`
}
