// A thread that comes to harm so many times, then does what it is asked.

interface Harm {
  readonly harm: 'exit' | 'hoard' | 'throw' | 'spin'
  readonly times: number
  /** How often it was begun, shared. */
  readonly begun: Int32Array
}

export default function harmful({ harm, times, begun }: Harm): string {
  if (Atomics.add(begun, 0, 1) >= times) return 'done'
  if (harm === 'exit') process.exit(0)
  if (harm === 'throw') throw new Error('told to')
  while (harm === 'spin');
  for (const hoard: number[][] = []; ; ) hoard.push(new Array<number>(1_000_000).fill(0.5))
}
