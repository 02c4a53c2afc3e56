// Metrics in the Prometheus text format. The library's default collectors fail promtool, so process metrics are our own.
import assert from 'node:assert/strict'
import { Counter, Gauge, type Metric, Registry } from 'prom-client'

export type Labels = Readonly<Record<string, string>>

/** A metric; its name ends in a base unit (`_seconds`, `_bytes`, `_ratio`), that of a counter in `_total`. */
export interface MetricSpec {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
}

export interface CounterMetric {
  increment(by?: number, labels?: Labels): void
  /** The series of these labels, which a hot path keeps. */
  series(labels: Labels): { increment(by?: number): void }
}

export interface GaugeMetric {
  set(value: number, labels?: Labels): void
}

export interface HistogramMetric {
  /** The series of these labels, which a hot path keeps. */
  series(labels: Labels): { observe(value: number): void }
}

/** The registry of all metrics; a name may be registered once. */
export interface Metrics {
  counter(spec: MetricSpec): CounterMetric
  gauge(spec: MetricSpec): GaugeMetric
  histogram(spec: MetricSpec & { readonly buckets: readonly number[] }): HistogramMetric
  /** A value read at each scrape. */
  observed(
    spec: MetricSpec & { readonly type: 'counter' | 'gauge' },
    read: () => MetricSample | readonly MetricSample[],
  ): void
  /** All metrics in the text format 0.0.4. */
  text(): Promise<string>
  readonly contentType: string
  /** All metrics as values, in the order in which they were registered. */
  readings(): Promise<readonly MetricValues[]>
}

export interface MetricValues {
  readonly name: string
  readonly kind: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly NamedSample[]
}

/** A value; labels as `name=value`. */
interface NamedSample {
  /** Of a histogram: its name with what it says of it. */
  readonly name?: string
  readonly labels?: readonly string[]
  readonly value: number
}

export interface MetricSample {
  readonly value: number
  readonly labels?: Labels
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const settings = (spec: MetricSpec) => ({
    name: spec.name,
    help: spec.help,
    labelNames: spec.labels ?? [],
    registers: [registry],
  })
  return {
    counter(spec) {
      validateName(spec.name, { isCounter: true })
      const all = createSeries((labels) => new Count(labels))
      observeCounter(settings(spec), () => all.list())
      return { increment: (by = 1, labels = {}) => all.of(labels).increment(by), series: all.of }
    },
    gauge(spec) {
      validateName(spec.name, { isCounter: false })
      const gauge = new Gauge(settings(spec))
      return { set: (value, labels = {}) => gauge.set(labels, value) }
    },
    histogram(spec) {
      validateName(spec.name, { isCounter: false })
      const all = createSeries((labels) => new Distribution(labels, spec.buckets))
      registry.registerMetric(toMetric(spec, () => all.list().flatMap((series) => series.values(spec.name))))
      return { series: all.of }
    },
    observed(spec, read) {
      validateName(spec.name, { isCounter: spec.type === 'counter' })
      if (spec.type === 'counter') observeCounter(settings(spec), read)
      else observeGauge(settings(spec), read)
    },
    text: () => registry.metrics(),
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    readings: async () =>
      (await registry.getMetricsAsJSON()).map((metric) => toValues(metric as unknown as RegisteredMetric)),
  }
}

/** As the library gives a metric. */
interface RegisteredMetric {
  readonly name: string
  readonly type: MetricValues['kind']
  readonly values: readonly Partial<HistogramValue>[]
}

function toValues({ name, type, values }: RegisteredMetric): MetricValues {
  const samples = values.map(({ metricName, labels = {}, value = 0 }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}=${text}`)
    return {
      ...(metricName !== undefined && metricName !== name && { name: metricName }),
      ...(named.length > 0 && { labels: named }),
      value,
    }
  })
  return { name, kind: type, samples }
}

// The library looks up a series by its labels at each increment; ours are looked up once and exported at each scrape.

class Count implements MetricSample {
  value = 0
  readonly labels: Labels

  constructor(labels: Labels) {
    this.labels = labels
  }

  increment(by = 1): void {
    this.value += by
  }
}

class Distribution {
  readonly #labels: Labels
  readonly #bounds: readonly number[]
  /** Count of each bucket, not cumulative; the last one is unbounded. */
  readonly #counts: number[]
  #sum = 0

  constructor(labels: Labels, bounds: readonly number[]) {
    this.#labels = labels
    this.#bounds = bounds
    this.#counts = new Array(bounds.length + 1).fill(0)
  }

  observe(value: number): void {
    let bucket = 0
    while (bucket < this.#bounds.length && value > this.#bounds[bucket]) bucket++
    this.#counts[bucket]++
    this.#sum += value
  }

  values(name: string): HistogramValue[] {
    const labels = this.#labels
    let count = 0
    const buckets = [...this.#bounds, '+Inf'].map((le, index) => {
      count += this.#counts[index]
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count }
    })
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.#sum },
      { metricName: `${name}_count`, labels, value: count },
    ]
  }
}

interface HistogramValue {
  readonly metricName: string
  readonly labels: Readonly<Record<string, string | number>>
  readonly value: number
}

interface SeriesOf<Series> {
  of(labels: Labels): Series
  list(): readonly Series[]
}

function createSeries<Series>(create: (labels: Labels) => Series): SeriesOf<Series> {
  const all = new Map<string, Series>()
  return {
    of(labels) {
      const key = JSON.stringify(Object.entries(labels).sort())
      const series = all.get(key) ?? create(labels)
      all.set(key, series)
      return series
    },
    list: () => [...all.values()],
  }
}

/** The part of a histogram that the registry uses. */
function toMetric({ name, help }: MetricSpec, values: () => readonly HistogramValue[]): Metric {
  const get = async () => ({ name, help, type: 'histogram', aggregator: 'sum', values: values() })
  return { name, get } as unknown as Metric
}

type Settings = ConstructorParameters<typeof Gauge>[0]
type Read = () => MetricSample | readonly MetricSample[]

function observeCounter(settings: Settings, read: Read): void {
  new Counter({
    ...settings,
    collect() {
      this.reset()
      for (const { value, labels = {} } of [read()].flat()) this.inc(labels, value)
    },
  })
}

function observeGauge(settings: Settings, read: Read): void {
  new Gauge({
    ...settings,
    collect() {
      this.reset()
      for (const { value, labels = {} } of [read()].flat()) this.set(labels, value)
    },
  })
}

function validateName(name: string, { isCounter }: { readonly isCounter: boolean }): void {
  assert(/^[a-z][a-z0-9_]*$/.test(name), `metric ${name} is snake case`)
  assert(name.endsWith('_total') === isCounter, `metric ${name}: counters, and only they, end in _total`)
}
