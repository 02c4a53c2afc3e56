import type { NetworkEdge, NetworkNodeView } from '../../domain/generated/wire-types.ts'

/** What is exported of the network. */
export interface CutOut {
  readonly nodes: readonly NetworkNodeView[]
  readonly edges: readonly NetworkEdge[]
  readonly about: {
    readonly center: string
    readonly depth: number
    readonly dataset_version: number
    readonly nodes_left_out: number
    readonly edges_left_out: number
  }
}
