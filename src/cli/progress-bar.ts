// A bar that fills on a terminal: how far a command's work is.

import { Presets, SingleBar } from 'cli-progress'

/** Standard error, or what stands for it. */
interface ProgressOutput {
  readonly isTTY?: boolean
}

/** Not begun yet, and cleared at its end; undefined where the output is no terminal, which a bar would fill with lines. */
export function createProgressBar(format: string, output: ProgressOutput): SingleBar | undefined {
  const stream = output as NodeJS.WriteStream
  return stream.isTTY === true ? new SingleBar({ format, stream, clearOnComplete: true }, Presets.legacy) : undefined
}
