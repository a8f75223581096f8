/** Metrics in the text format of Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Message, Voice } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

const bucketsMs = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000] as const

interface Timing {
  readonly buckets: number[]
  sum: number
  count: number
}

/** Values read when metrics are requested. */
export interface Gauges {
  readonly feedReaders: number
  readonly readersDropped: number
  readonly tournamentsOpen: number
  readonly cupsPlaying: number
  readonly bytesKept: number
}

export class Metrics {
  readonly #requests = new Map<string, number>()
  readonly #timings = new Map<string, Timing>()
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  #facts = 0

  constructor() {
    this.#delay.enable()
  }

  answered(route: string, status: number, ms: number): void {
    const name = `route="${route}",status="${status}"`
    this.#requests.set(name, (this.#requests.get(name) ?? 0) + 1)
    const timing = this.#timings.get(route) ?? { buckets: bucketsMs.map(() => 0), sum: 0, count: 0 }
    this.#timings.set(route, timing)
    timing.sum += ms
    timing.count++
    bucketsMs.forEach((most, i) => {
      if (ms <= most) timing.buckets[i] = (timing.buckets[i] ?? 0) + 1
    })
  }

  recorded(facts: number): void {
    this.#facts += facts
  }

  /** Descriptions are in the language of the request. */
  text(gauges: Gauges, voice: Voice): string {
    const { heapUsed, rss } = process.memoryUsage()
    const late = this.#delay.percentile(99) / 1e9
    const counted = [
      counter('arbiter_requests_total', message('metric-requests'), this.#requests),
      this.#durations(),
      single('counter', 'arbiter_facts_total', message('metric-facts'), this.#facts),
      single('gauge', 'arbiter_feed_readers', message('metric-readers'), gauges.feedReaders),
      single('counter', 'arbiter_feed_dropped_total', message('metric-dropped'), gauges.readersDropped),
      single('gauge', 'arbiter_tournaments_open', message('metric-rooms'), gauges.tournamentsOpen),
      single('gauge', 'arbiter_cups_playing', message('metric-cups'), gauges.cupsPlaying),
      single('gauge', 'arbiter_answers_kept_bytes', message('metric-answers'), gauges.bytesKept),
      single('gauge', 'arbiter_event_loop_delay_p99_seconds', message('metric-delay'), late),
      single('gauge', 'process_resident_memory_bytes', message('metric-memory'), rss),
      single('gauge', 'nodejs_heap_used_bytes', message('metric-heap'), heapUsed),
      single('gauge', 'process_uptime_seconds', message('metric-uptime'), process.uptime()),
    ]
    return [...counted.flatMap((each) => [...headOf(each, voice), ...each.lines]), ''].join('\n')
  }

  close(): void {
    this.#delay.disable()
  }

  #durations(): MetricFamily {
    const name = 'arbiter_request_duration_seconds'
    const lines = [...this.#timings].flatMap(([route, { buckets, sum, count }]) => [
      ...buckets.map((n, i) => `${name}_bucket{route="${route}",le="${(bucketsMs[i] as number) / 1000}"} ${n}`),
      `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
      `${name}_sum{route="${route}"} ${sum / 1000}`,
      `${name}_count{route="${route}"} ${count}`,
    ])
    return { type: 'histogram', name, help: message('metric-durations'), lines }
  }
}

interface MetricFamily {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly name: string
  readonly help: Message
  readonly lines: readonly string[]
}

const headOf = ({ type, name, help }: MetricFamily, voice: Voice): string[] => [
  `# HELP ${name} ${voice.say(help)}`,
  `# TYPE ${name} ${type}`,
]

const counter = (name: string, help: Message, values: ReadonlyMap<string, number>): MetricFamily => ({
  ...{ type: 'counter', name, help },
  lines: [...values].map(([labels, value]) => `${name}{${labels}} ${value}`),
})

const single = (type: 'counter' | 'gauge', name: string, help: Message, value: number): MetricFamily => ({
  ...{ type, name, help },
  lines: [`${name} ${value}`],
})
