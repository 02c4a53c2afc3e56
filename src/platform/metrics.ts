// Metrics in the Prometheus text format. The library's own default collectors fail promtool, so ours are made by hand.
import assert from 'node:assert/strict'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Labels = Readonly<Record<string, string>>

/** Base units in names: `_seconds`, `_bytes`, `_ratio`; counters end in `_total`. */
export interface MetricSpec {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
}

export interface CounterMetric {
  increment(by?: number, labels?: Labels): void
}

export interface GaugeMetric {
  set(value: number, labels?: Labels): void
}

export interface HistogramMetric {
  observe(value: number, labels?: Labels): void
}

/** The place every room registers what it measures; a name may be registered once. */
export interface Metrics {
  counter(spec: MetricSpec): CounterMetric
  gauge(spec: MetricSpec): GaugeMetric
  histogram(spec: MetricSpec & { readonly buckets: readonly number[] }): HistogramMetric
  /** A value read at each scrape. */
  observed(spec: MetricSpec & { readonly type: 'counter' | 'gauge' }, read: () => Sample | readonly Sample[]): void
  /** Everything, in the text format 0.0.4. */
  text(): Promise<string>
  readonly contentType: string
}

export interface Sample {
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
      const counter = new Counter(settings(spec))
      return { increment: (by = 1, labels = {}) => counter.inc(labels, by) }
    },
    gauge(spec) {
      validateName(spec.name, { isCounter: false })
      const gauge = new Gauge(settings(spec))
      return { set: (value, labels = {}) => gauge.set(labels, value) }
    },
    histogram(spec) {
      validateName(spec.name, { isCounter: false })
      const histogram = new Histogram({ ...settings(spec), buckets: [...spec.buckets] })
      return { observe: (value, labels = {}) => histogram.observe(labels, value) }
    },
    observed(spec, read) {
      validateName(spec.name, { isCounter: spec.type === 'counter' })
      if (spec.type === 'counter') observeCounter(settings(spec), read)
      else observeGauge(settings(spec), read)
    },
    text: () => registry.metrics(),
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
  }
}

type Settings = ConstructorParameters<typeof Gauge>[0]
type Read = () => Sample | readonly Sample[]

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
