// Price line: the straight line through prices over time by least squares, from sums that can be subtracted from one another.

/** The sums of some acts for least squares. */
export interface LineSums {
  readonly count: number
  readonly year: number
  readonly value: number
  readonly yearSquare: number
  readonly product: number
}

/** Sums of the first 0, 1, 2 … acts, in columns. */
export interface RunningSums {
  readonly year: Float64Array
  readonly value: Float64Array
  readonly yearSquare: Float64Array
  readonly product: Float64Array
}

/** Least sum of squares that is not a rounding error: less than that of two acts one day apart. */
const squaresMin = 1e-6

/** Columns for the sums of `length` acts. */
export function emptySums(count: number): RunningSums {
  const column = () => new Float64Array(count + 1)
  return { year: column(), value: column(), yearSquare: column(), product: column() }
}

/** Fills the columns with the sums of some acts. */
export function fillRunningSums(
  { year, value, yearSquare, product }: RunningSums,
  years: Float64Array,
  values: Float64Array,
): void {
  for (let at = 0; at < years.length; at++) {
    const [x, y] = [years[at], values[at]]
    year[at + 1] = year[at] + x
    value[at + 1] = value[at] + y
    yearSquare[at + 1] = yearSquare[at] + x * x
    product[at + 1] = product[at] + x * y
  }
}

/** The sums of the first `count` acts. */
export function sumsOf(sums: RunningSums, count: number): LineSums {
  return {
    count,
    year: sums.year[count],
    value: sums.value[count],
    yearSquare: sums.yearSquare[count],
    product: sums.product[count],
  }
}

/** The sums of `count` acts. */
export function sumOfActs(years: Float64Array, values: Float64Array, count: number): LineSums {
  let [year, value, yearSquare, product] = [0, 0, 0, 0]
  for (let at = 0; at < count; at++) {
    const [x, y] = [years[at], values[at]]
    year += x
    value += y
    yearSquare += x * x
    product += x * y
  }
  return { count, year, value, yearSquare, product }
}

/** The sums without those of a subset. */
export function minus(all: LineSums, part: LineSums): LineSums {
  return {
    count: all.count - part.count,
    year: all.year - part.year,
    value: all.value - part.value,
    yearSquare: all.yearSquare - part.yearSquare,
    product: all.product - part.product,
  }
}

/** Least squares; `squares` is the sum of squared distances from the mean year. */
export function lineOf({ count, year, value, yearSquare, product }: LineSums) {
  const distances = yearSquare - (year * year) / count
  const squares = distances < squaresMin ? 0 : distances
  const slope = squares > 0 ? (product - (year * value) / count) / squares : 0
  return { slope, start: (value - slope * year) / count, squares }
}
