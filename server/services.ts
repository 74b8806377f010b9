import type { Config } from './config.ts'
import type { DataServices, Services } from './context.ts'
import { createAuth } from './platform/auth.ts'
import { createBankTransfer } from './features/ads/public.ts'
import { createCarSearch } from './features/cars/search/create-car-search.ts'
import { loadCatalogue } from './features/catalogue/public.ts'
import { keepTags, listEnabledTags } from './features/tags/public.ts'
import { writeVisits } from './features/visits/write-visits.ts'
import { cached } from './platform/cached.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Database } from './platform/db/client.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import { createGatherer } from './platform/gatherer.ts'
import { createLimits } from './platform/limits.ts'
import { openStores } from './platform/files/open-stores.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createPictureWorkers } from './platform/pictures/picture-workers.ts'
import type { SmsSender } from './platform/sms/sms-sender.ts'

const MINUTE = 60_000

export function createDataServices(database: Database, clock: Clock = systemClock): DataServices {
  const { db } = database
  const tags = keepTags(() => listEnabledTags(db), clock)
  const catalogue = cached(async () => loadCatalogue(db, await tags()), MINUTE, clock)
  return { db, clock, catalogue, search: createCarSearch(database, clock) }
}

interface Parts {
  database: Database
  jobs: JobQueue
  mailer: Mailer
  sms: SmsSender
  config: Pick<Config, 'publicUrl' | 'attemptsPerAddress' | 'dataDir' | 's3'>
  auth_secret: string
  clock?: Clock
}

export function createServices({ database, jobs, mailer, sms, config, auth_secret, clock }: Parts): Services {
  const data = createDataServices(database, clock)
  const public_url = config.publicUrl
  return {
    ...data,
    auth: createAuth({ db: data.db, public_url, secret: auth_secret }),
    jobs,
    auth_secret,
    visits: createGatherer((visits) => writeVisits(data, visits)),
    mailer,
    sms,
    files: openStores(config),
    payments: createBankTransfer(data.db),
    picture_workers: createPictureWorkers(),
    limits: createLimits(database.pool, config.attemptsPerAddress),
    public_url,
  }
}
