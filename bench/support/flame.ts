// CPU profiles as trees of time, for flame graphs.

export interface Frame {
  readonly name: string
  /** Of the frame and of all that it called, in µs. */
  readonly us: number
  readonly children: readonly Frame[]
}

/** What is read of a `.cpuprofile`. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
    readonly children?: readonly number[]
  }[]
  readonly samples?: readonly number[]
  readonly timeDeltas?: readonly number[]
}

/** Frames with less of the whole are left out. */
const shareMin = 0.002

/** The frames below the root; one function under one caller is one frame. */
export function toFrames({ nodes, samples = [], timeDeltas = [] }: CpuProfile): readonly Frame[] {
  const own = new Map<number, number>()
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const frameOf = (id: number): Frame => {
    const node = byId.get(id)
    const children = mergeFrames((node?.children ?? []).map(frameOf))
    return { name: nameOf(node?.callFrame), us: (own.get(id) ?? 0) + sumOf(children), children }
  }
  const [root] = nodes
  if (root === undefined) return []
  const { us, children } = frameOf(root.id)
  return withoutSmall(children, us * shareMin)
}

function mergeFrames(frames: readonly Frame[]): readonly Frame[] {
  const merged = new Map<string, Frame>()
  for (const frame of frames) {
    const { us = 0, children = [] } = merged.get(frame.name) ?? {}
    merged.set(frame.name, { ...frame, us: us + frame.us, children: mergeFrames([...children, ...frame.children]) })
  }
  return [...merged.values()]
}

function withoutSmall(frames: readonly Frame[], usMin: number): readonly Frame[] {
  return frames
    .filter(({ us, name }) => us >= usMin && name !== '(idle)')
    .map((frame) => ({ ...frame, children: withoutSmall(frame.children, usMin) }))
}

function nameOf(frame: CpuProfile['nodes'][number]['callFrame'] | undefined): string {
  const { functionName = '', url = '', lineNumber = 0 } = frame ?? {}
  const file = url.slice(url.lastIndexOf('/') + 1)
  return `${functionName || '(anonymous)'}${file === '' ? '' : ` ${file}:${lineNumber + 1}`}`
}

function sumOf(frames: readonly Frame[]): number {
  return frames.reduce((sum, { us }) => sum + us, 0)
}
