import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { readVersion } from '#server/platform/read-version.ts'

/** Half of all answers take less than the first; a visitor leaves after the last. In seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

export interface Metrics {
  /** The number of this process, from 1. */
  worker: string
  registry: Registry
  countRequest: (labels: { kind: string; route: string; status: string }, seconds: number) => void
  countCacheAnswer: (outcome: string) => void
  countJob: (job: string, outcome: 'done' | 'failed') => void
  countMail: (outcome: 'sent' | 'kept' | 'refused') => void
  /** Adds a value that is read at each scrape. */
  watch: (name: string, help: string, read: () => number) => void
  /** Adds values that are read at each scrape, by the value of a label. */
  watchEach: (name: string, help: string, label: string, read: () => Values | Promise<Values>) => void
}

type Values = Record<string, number>

/**
 * The metrics of one process.
 * @param worker the number of the process, which all of its series have as a label: summed counters would seem to fall
 *   when one of several processes is restarted
 */
export async function createMetrics(worker: string): Promise<Metrics> {
  const registry = new Registry()
  registry.setDefaultLabels({ worker })
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const named = { registers, labelNames: ['kind', 'route', 'status'] as const }
  const requests = new Counter({ ...named, name: 'sayyad_http_requests_total', help: 'Responses by route and status' })
  const durations = new Histogram({
    registers,
    name: 'sayyad_http_request_duration_seconds',
    help: 'Time until a response was sent, by route',
    labelNames: ['kind', 'route'],
    buckets: BUCKETS,
  })
  const cacheAnswers = new Counter({
    registers,
    name: 'sayyad_response_cache_answers_total',
    help: 'Responses to visitors by how the cache in memory answered: hit, stale, collapsed, miss',
    labelNames: ['outcome'],
  })
  const jobs = new Counter({
    registers,
    name: 'sayyad_job_attempts_total',
    help: 'Attempts of background jobs by outcome',
    labelNames: ['job', 'outcome'],
  })
  const mails = new Counter({
    registers,
    name: 'sayyad_mails_total',
    help: 'Emails by outcome: sent, kept on disk for want of a mail server, or refused by it',
    labelNames: ['outcome'],
  })
  const version = new Gauge({ registers, name: 'sayyad_info', help: 'The running version', labelNames: ['version'] })
  version.set({ version: (await readVersion()) ?? 'unknown' }, 1)

  return {
    worker,
    registry,
    countRequest: ({ kind, route, status }, seconds) => {
      requests.inc({ kind, route, status })
      durations.observe({ kind, route }, seconds)
    },
    countCacheAnswer: (outcome) => cacheAnswers.inc({ outcome }),
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    countMail: (outcome) => mails.inc({ outcome }),
    watch: (name, help, read) => {
      const gauge: Gauge = new Gauge({ registers, name, help, collect: () => gauge.set(read()) })
    },
    watchEach: (name, help, label, read) => {
      const gauge: Gauge = new Gauge({
        registers,
        name,
        help,
        labelNames: [label],
        collect: async () => {
          const values = await read()
          gauge.reset()
          for (const [value, number] of Object.entries(values)) gauge.set({ [label]: value }, number)
        },
      })
    },
  }
}
