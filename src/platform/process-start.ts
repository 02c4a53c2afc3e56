import { readFileSync } from 'node:fs'

/** When a process that lives began, in a text that no other process of any boot has; undefined where that is not known. */
export function readProcessStart(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name of the process, in brackets, may hold blanks. Field 22 of proc(5): clock ticks since the boot.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    // One that has ended waits for its parent.
    return state === 'Z' || state === 'X' ? undefined : `${boot} ${fields[18]}`
  } catch {
    return undefined
  }
}
