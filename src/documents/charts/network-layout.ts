// Where the parties of a network stand: forces of attraction and repulsion from a circle on (Fruchterman and Reingold 1991),
// in the given order and without chance, so that equal networks look equal.

import type { NetworkChart } from './chart.ts'

/** A place in the unit square. */
export type UnitPlace = readonly [x: number, y: number]

const rounds = 300

/** The place of each party, in the order of the nodes. */
export function layoutNetwork({ nodes, links }: NetworkChart): readonly UnitPlace[] {
  const places = nodes.map((_, at): [number, number] => {
    const angle = (at * 2 * Math.PI) / nodes.length
    // Two radii, so that no two parties stand on one line through the middle.
    const radius = at % 2 === 0 ? 1 : 0.7
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  const index = new Map(nodes.map(({ id }, at) => [id, at]))
  const pairs = links.flatMap(({ from, to }) => {
    const [a, b] = [index.get(from), index.get(to)]
    return a === undefined || b === undefined || a === b ? [] : [[a, b] as const]
  })
  for (let round = 0; round < rounds; round++) move(places, pairs, 0.12 * (1 - round / rounds))
  return toUnit(places)
}

function move(places: [number, number][], pairs: readonly (readonly [number, number])[], step: number): void {
  const ideal = 1.6 / Math.sqrt(places.length || 1)
  const forces = places.map((): [number, number] => [0, 0])
  const push = (a: number, b: number, strength: (distance: number) => number): void => {
    const [pa, pb, fa, fb] = [places[a], places[b], forces[a], forces[b]]
    if (pa === undefined || pb === undefined || fa === undefined || fb === undefined) return
    const [dx, dy] = [pa[0] - pb[0], pa[1] - pb[1]]
    const distance = Math.hypot(dx, dy) || 1e-6
    const force = strength(distance) / distance
    fa[0] += dx * force
    fa[1] += dy * force
    fb[0] -= dx * force
    fb[1] -= dy * force
  }
  for (let a = 0; a < places.length; a++)
    for (let b = a + 1; b < places.length; b++) push(a, b, (distance) => ideal ** 2 / distance)
  for (const [a, b] of pairs) push(a, b, (distance) => -(distance ** 2) / ideal)
  places.forEach((place, at) => {
    const [fx = 0, fy = 0] = forces[at] ?? []
    const length = Math.hypot(fx, fy) || 1
    // A pull to the middle keeps parts that nothing links in sight.
    place[0] += (fx / length) * Math.min(length, step) - place[0] * 0.01
    place[1] += (fy / length) * Math.min(length, step) - place[1] * 0.01
  })
}

function toUnit(places: readonly UnitPlace[]): readonly UnitPlace[] {
  const span = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]
  const [left, right] = span(places.map(([x]) => x))
  const [top, bottom] = span(places.map(([, y]) => y))
  const scale = (value: number, low: number, high: number): number =>
    high - low < 1e-9 ? 0.5 : (value - low) / (high - low)
  return places.map(([x, y]) => [scale(x, left, right), scale(y, top, bottom)])
}
