// Compressed rows of an undirected graph: the neighbours of each node lie together, with the edge that leads to each.

/** The arcs of node n are those from `starts[n]` to `starts[n + 1] − 1`, by ascending neighbour, then edge. */
export interface Adjacency {
  readonly starts: Int32Array
  readonly neighbours: Int32Array
  readonly edges: Int32Array
}

interface EdgeEnds {
  readonly length: number
  readonly from: Int32Array
  readonly to: Int32Array
}

/** The compressed rows of a graph of so many nodes, by counting: two passes over edges that are sorted by their ends. */
export function compressRows(nodes: number, { length, from, to }: EdgeEnds): Adjacency {
  const starts = new Int32Array(nodes + 1)
  for (let edge = 0; edge < length; edge++) {
    starts[from[edge] + 1]++
    starts[to[edge] + 1]++
  }
  for (let node = 0; node < nodes; node++) starts[node + 1] += starts[node]
  const next = starts.slice(0, nodes)
  const [neighbours, edges] = [new Int32Array(2 * length), new Int32Array(2 * length)]
  const put = (node: number, neighbour: number, edge: number) => {
    const at = next[node]++
    neighbours[at] = neighbour
    edges[at] = edge
  }
  for (let edge = 0; edge < length; edge++) put(to[edge], from[edge], edge)
  for (let edge = 0; edge < length; edge++) put(from[edge], to[edge], edge)
  return { starts, neighbours, edges }
}

/** Arcs of a node; several edges may join it with one neighbour. */
export function degreeOf({ starts }: Adjacency, node: number): number {
  return starts[node + 1] - starts[node]
}
