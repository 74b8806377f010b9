import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { MINUTE_MS } from '#domain/durations.ts'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { recordRestore, restoreAtStart, restoreTimeAtStart, startArchiving } from './features/backups/public.ts'
import { watchSite } from './features/system-checks/public.ts'
import { startDemo } from './features/demo/public.ts'
import type { CarIndex } from './features/search/car-index/open-car-index.ts'
import { setupLink } from './features/setup/public.ts'
import { openSearch } from './features/search/open-search.ts'
import { JOBS } from './jobs.ts'
import { authSecretOf } from './platform/auth-secret.ts'
import { notePrimary } from './platform/db/assert-primary.ts'
import { isDatabaseAway } from './platform/db/is-database-away.ts'
import type { Database } from './platform/db/client.ts'
import { openPreparedDatabase } from './platform/db/open-prepared-database.ts'
import { ownDatabase } from './platform/db/own-database.ts'
import { openSharedLocks } from './platform/db/shared-locks.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { listenForEvents } from './platform/events/listen-for-events.ts'
import { outboxIn } from './platform/files/outbox.ts'
import { loadPages } from './platform/http/load-pages.ts'
import { openJobQueue } from './platform/jobs/job-queue.ts'
import { countMails } from './platform/mail/count-mails.ts'
import { openTraces } from './platform/traces/open-traces.ts'
import { openMetrics } from './platform/metrics/open-metrics.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { printError, safeError } from './platform/safe-error.ts'
import { listenOptions } from './platform/releases/hold-port.ts'
import { createSmsSender } from './platform/sms/sms-sender.ts'
import type { Shutdown } from './platform/shutdown.ts'
import { StartError } from './platform/start-error.ts'
import { createServices } from './services.ts'

/**
 * Maximum time for requests in progress to finish, in milliseconds. With the other steps, the shutdown takes ten
 * seconds at most.
 */
const HOST_MS = 4500
const JOBS_MS = 2000

/**
 * Starts everything in order: database, demo data, jobs, server.
 * @param isFirst whether this is the first of several processes, which prints progress
 */
export async function start(config: Config, shutdown: Shutdown, isFirst: boolean): Promise<void> {
  const log = (text: string) => console.log(`sayyad: ${text}`)
  const logOnce = isFirst ? log : () => {}
  if (cluster.isPrimary) await restoreTimeAtStart(config, log)
  const url = await ownDatabase(config, shutdown, logOnce)
  if (cluster.isPrimary) await restoreAtStart(url, config, log)
  const metrics = await openMetrics(config.metrics, shutdown)
  const traces = await openTraces(config.traces, shutdown)
  const database = await openPreparedDatabase({ ...config, databaseUrl: url }, shutdown, logOnce, traces?.traceQuery)
  await recordRestore(database.db, config.dataDir)
  if (config.databaseUrl) {
    const noting = setInterval(() => void notePrimary(database.pool, config.dataDir).catch(() => {}), MINUTE_MS)
    shutdown.add(async () => clearInterval(noting))
  }
  // reads all cars while the other parts start
  const { carIndex, ...search } = await openSearch(database, config, (error) =>
    isDatabaseAway(error) ? console.error(`sayyad: search: ${safeError(error).message}`) : printError('search', error),
  )
  shutdown.add(search.close)
  const outbox = outboxIn(config.dataDir)
  const sender = createMailer({
    smtpUrl: config.smtpUrl,
    fromAddress: config.mailFrom ?? `no-reply@${new URL(config.publicUrl).hostname}`,
    outbox,
    printsSecrets: config.printSecrets,
    log,
  })
  const mailer = metrics ? countMails(sender, metrics) : sender
  const sms = createSmsSender({ provider: config.smsProvider, outbox, printsSecrets: config.printSecrets, log })
  const authSecret = config.authSecret ?? authSecretOf(config.dataDir)
  const locks = openSharedLocks(database.url)
  shutdown.add(locks.close)
  const jobs = await openJobQueue(database.url, JOBS, {
    db: database.db,
    locks,
    secret: authSecret,
    onError: (error) => console.error(`sayyad: jobs: ${safeError(error).message}`),
    onFailure: ({ name, id, attempt, attempts, error }) => {
      metrics?.countJob(name, 'failed')
      printError(`job ${name} ${id} failed, attempt ${attempt} of ${attempts}`, error)
    },
    onDone: (name) => metrics?.countJob(name, 'done'),
    ...(traces && { around: (name, run) => traces.during(`job ${name}`, run) }),
  })
  const services = createServices({ database, jobs, locks, mailer, sms, config, authSecret, carIndex })
  shutdown.add(async () => services.pictureWorkers.close())
  shutdown.add(jobs.close, JOBS_MS)
  await startDemo(services, config, logOnce)
  if (cluster.isPrimary) await startArchiving(url, config, shutdown)
  const link = await setupLink(services)
  if (link) logOnce(`this site has no admin yet: create the first account, or restore a backup, at ${link}`)
  await jobs.work(JOBS, services)

  const events = await listenForEvents(database.url, database.events)
  shutdown.add(events.close)
  if (config.redisUrl) {
    const { carryByRedis } = await import('./platform/events/carry-by-redis.ts')
    const carrier = await carryByRedis(config.redisUrl, database.events, (error) =>
      console.error(`sayyad: Redis: ${error.message}`),
    )
    shutdown.add(carrier.close)
  }
  const pages = await loadPages(config)
  const { http } = await createApp({
    config,
    services,
    pages,
    // the index follows the primary; while that is away the standby answers searches
    isSearchReady: () => carIndex.isReady() || (database.standby?.isPrimaryAway() ?? false),
    isSearchNeeded: search.isNeeded,
    ...(metrics && { metrics }),
    ...(traces && { traces }),
    ...(config.mode === 'production' && { events }),
  })
  shutdown.add(() => http.close(), HOST_MS)
  if (metrics) watchProcess(metrics, database, carIndex)
  if (metrics?.worker === '1') watchSite(metrics, services)
  await listen(http, config)
}

/** Metrics of what this process holds. */
function watchProcess(metrics: Metrics, { pool, prepared }: Database, index: CarIndex): void {
  for (const [state, read] of [
    ['open', (one: Pool) => one.totalCount],
    ['idle', (one: Pool) => one.idleCount],
    ['waiting', (one: Pool) => one.waitingCount],
  ] as const) {
    const help = `Connections to the database by pool: ${state}`
    metrics.watchEach(`sayyad_database_connections_${state}`, help, 'pool', () => ({
      queries: read(pool),
      prepared: read(prepared),
    }))
  }
  metrics.watch('sayyad_search_index_ready', 'Whether searches are answered from memory', () => Number(index.isReady()))
  metrics.watch('sayyad_search_index_lag_seconds', 'Age of the index in memory', () =>
    index.checkedAt() === 0 ? Number.NaN : (Date.now() - index.checkedAt()) / 1000,
  )
}

async function listen(http: FastifyInstance, config: Config): Promise<void> {
  const { host, port } = config
  try {
    await http.listen(listenOptions(config))
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another.`)
    if (code === 'EACCES') throw new StartError(`Port ${port} needs more rights: set PORT to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is no address of this machine: set HOST to one, such as 127.0.0.1 or 0.0.0.0.`)
    }
    throw error
  }
}
