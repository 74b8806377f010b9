// The production host on a benchmark database, with an additional procedure: a bare lookup as baseline.
import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { z } from 'zod'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { openCarIndex } from '#server/features/search/car-index/open-car-index.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { openSharedLocks } from '#server/platform/db/shared-locks.ts'
import { listenForEvents } from '#server/platform/events/listen-for-events.ts'
import { JOBS } from '#server/jobs.ts'
import { addApi } from '#server/platform/http/api.ts'
import { loadPages } from '#server/platform/http/load-pages.ts'
import { openJobQueue } from '#server/platform/jobs/job-queue.ts'
import { createMailer } from '#server/platform/mail/mailer.ts'
import { createSmsSender } from '#server/platform/sms/sms-sender.ts'
import { createServices } from '#server/services.ts'
import type { HostQuestion } from './start-host.ts'
import { watchStops } from './watch-stops.ts'

const config = loadConfig(process.env)
const database = openDatabase(config.databaseUrl ?? '', () => {})
const mailer = createMailer({
  smtpUrl: null,
  fromAddress: 'bench@localhost',
  outbox: '.data/bench/outbox',
  printsSecrets: false,
  log: () => {},
})
const authSecret = 'for the length of a benchmark alone'
const locks = openSharedLocks(database.url)
const jobs = await openJobQueue(database.url, JOBS, {
  db: database.db,
  locks,
  secret: authSecret,
  onError: () => {},
  onFailure: () => {},
})
const sms = createSmsSender({ provider: null, outbox: '.data/bench/outbox', printsSecrets: false, log: () => {} })
const carIndex = openCarIndex(database.url, database.events, (error) => console.error('bench: index:', error))
const services = createServices({ database, jobs, locks, mailer, sms, config, authSecret, carIndex })

if (process.env['DOES_JOBS']) await jobs.work(JOBS, services)

const contract = {
  lookup: oc
    .$meta<{ access?: 'public' }>({ access: 'public' })
    .route({ method: 'GET', path: '/lookup' })
    .input(z.object({ key: z.coerce.number().int() }))
    .output(z.object({ id: z.string(), price: z.number().nullable(), year: z.number(), mileage: z.number() })),
}
const router = implement(contract).router({
  lookup: implement(contract).lookup.handler(async ({ input }) => {
    const { rows } = await database.pool.query({
      name: 'lookup',
      // there may be gaps
      text: 'select id, price, year, mileage from cars where key <= $1 order by key desc limit 1',
      values: [input.key],
    })
    return rows[0]
  }),
})

const events = await listenForEvents(database.url, database.events)
const { http } = await createApp({ config, services, pages: await loadPages(config), events })
await http.register(async (scope) =>
  addApi(scope, router, async ({ id }) => ({ caller: { kind: 'anonymous' }, request: { id } }), { prefix: '/bench' }),
)
await http.listen({ host: config.host, port: config.port })
while (!carIndex.isReady()) await new Promise((resolve) => setTimeout(resolve, 20))
process.send?.('ready')
let longestStop = watchStops()
const answers: Record<HostQuestion, () => number> = {
  'used bytes': () => {
    gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
  'longest stop': () => {
    const milliseconds = longestStop()
    longestStop = watchStops()
    return milliseconds
  },
}
process.on('message', (question: HostQuestion) => process.send?.(answers[question]()))
process.on('SIGTERM', () => void http.close().then(() => process.exit(0)))
