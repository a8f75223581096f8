/** What a server counts, in the text format that Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const bucketsMs = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000] as const

interface Timing {
  readonly buckets: number[]
  sum: number
  count: number
}

/** What is asked for when somebody looks. */
export interface Gauges {
  readonly feedReaders: number
  readonly readersDropped: number
  readonly roomsOpen: number
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

  text(gauges: Gauges): string {
    const { heapUsed, rss } = process.memoryUsage()
    return [
      ...counter('arbiter_requests_total', 'Requests answered', this.#requests),
      ...this.#durations(),
      ...single('counter', 'arbiter_facts_total', 'Facts recorded by this process', this.#facts),
      ...single('gauge', 'arbiter_feed_readers', 'Live feeds that are open', gauges.feedReaders),
      ...single(
        'counter',
        'arbiter_feed_dropped_total',
        'Readers dropped because they did not read',
        gauges.readersDropped,
      ),
      ...single('gauge', 'arbiter_tournaments_open', 'Tournaments in memory', gauges.roomsOpen),
      ...single('gauge', 'arbiter_cups_playing', 'Engine cups that are being played', gauges.cupsPlaying),
      ...single('gauge', 'arbiter_answers_kept_bytes', 'Answers kept until the next fact', gauges.bytesKept),
      ...single(
        'gauge',
        'arbiter_event_loop_delay_p99_seconds',
        'How late timers are',
        this.#delay.percentile(99) / 1e9,
      ),
      ...single('gauge', 'process_resident_memory_bytes', 'Memory of the process', rss),
      ...single('gauge', 'nodejs_heap_used_bytes', 'Heap in use', heapUsed),
      ...single('gauge', 'process_uptime_seconds', 'Since it was started', process.uptime()),
      '',
    ].join('\n')
  }

  close(): void {
    this.#delay.disable()
  }

  #durations(): string[] {
    const name = 'arbiter_request_duration_seconds'
    const lines = [...this.#timings].flatMap(([route, { buckets, sum, count }]) => [
      ...buckets.map((n, i) => `${name}_bucket{route="${route}",le="${(bucketsMs[i] as number) / 1000}"} ${n}`),
      `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
      `${name}_sum{route="${route}"} ${sum / 1000}`,
      `${name}_count{route="${route}"} ${count}`,
    ])
    return [`# HELP ${name} How long requests took`, `# TYPE ${name} histogram`, ...lines]
  }
}

const counter = (name: string, help: string, values: ReadonlyMap<string, number>): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} counter`,
  ...[...values].map(([labels, value]) => `${name}{${labels}} ${value}`),
]

const single = (type: string, name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  `${name} ${value}`,
]
