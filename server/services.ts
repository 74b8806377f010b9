import { SHORT_LIST } from '#contract/cars.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { Config } from './config.ts'
import type { DataServices, Services } from './context.ts'
import { createAuth, type PasswordHashing } from './platform/auth.ts'
import { openArchiveAccess, openBackupPlace, readArchiveState } from './features/backups/public.ts'
import { createBankTransfer } from './features/promotions/public.ts'
import { createCarSearch } from './features/search/create-car-search.ts'
import { readFeatured } from './features/cars/list-featured.ts'
import type { CarIndex } from './features/search/car-index/open-car-index.ts'
import { loadPageList } from './features/articles/load-page-list.ts'
import { loadPostList } from './features/articles/load-post-list.ts'
import { loadDealList } from './features/deals/load-deal-list.ts'
import { writeDealCounts } from './features/deals/write-deal-counts.ts'
import { readMarketPrices } from './features/market/public.ts'
import { loadCatalogue } from './features/catalogue/public.ts'
import { listPublicSettings } from './features/settings/public.ts'
import { cacheTags, listEnabledTags, readCarColumns } from './features/tags/public.ts'
import { listWebsiteTexts } from './features/texts/public.ts'
import { loadWordIndex } from './features/trade-words/public.ts'
import { writeViews } from './features/views/write-views.ts'
import { cached } from './platform/cached.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Database } from './platform/db/client.ts'
import type { SharedLocks } from './platform/db/shared-locks.ts'
import type { AppEvent } from './platform/events/events.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import { createBatcher } from './platform/batcher.ts'
import { createLanguageModel } from './platform/language-model/language-model.ts'
import { createLimits } from './platform/limits.ts'
import { readRestoreOutcome, writeRestoreRequest } from './platform/files/restore-request.ts'
import { openStores } from './platform/files/open-stores.ts'
import type { Mailer } from './platform/mail/mailer.ts'
import { createPictureWorkers } from './platform/pictures/picture-workers.ts'
import { createPushSender, type PushReach } from './platform/push/push-sender.ts'
import type { SmsSender } from './platform/sms/sms-sender.ts'

/** Featuring ends without an event. */
const FEATURED_FRESH_MS = 5000

/** @param index the in-memory index of cars, if available */
export function createDataServices(
  database: Database,
  clock: Clock = systemClock,
  index: CarIndex | null = null,
): DataServices {
  const { db, prepared, events, forEverybody, standby } = database
  const until = (...types: AppEvent['type'][]) => ({ freshMs: MINUTE_MS, clock, dropOn: { events, types } })
  const tags = cacheTags(() => listEnabledTags(db), clock, events)
  const search = createCarSearch(database, clock, index)
  const catalogue = cached(async () => loadCatalogue(db, await tags()), until('catalogue_changed', 'tags_changed'))
  return {
    db,
    databaseUrl: database.url,
    prepared,
    clock,
    catalogue,
    publicSettings: cached(() => listPublicSettings(db), until('settings_changed')),
    websiteTexts: cached(() => listWebsiteTexts(db), until('texts_changed')),
    search,
    forEverybody: { db: forEverybody.db, search: standby ? search.readingFrom(forEverybody) : search },
    standby,
    featuredCards: cached(() => readFeatured(db, clock(), SHORT_LIST), {
      freshMs: FEATURED_FRESH_MS,
      clock,
      dropOn: { events, types: ['cars_changed'] },
    }),
    tradeWords: cached(() => loadWordIndex(db), until('trade_words_changed')),
    postList: cached(() => loadPostList(db), until('articles_changed')),
    pageList: cached(() => loadPageList(db), until('pages_changed')),
    dealList: cached(() => loadDealList(db), until('deals_changed')),
    marketPrices: cached(() => readMarketPrices(db), { ...until('prices_changed'), isStaleShown: true }),
    carColumns: cached(async () => readCarColumns(db, await catalogue(), clock()), {
      freshMs: MINUTE_MS,
      clock,
      isStaleShown: true,
    }),
  }
}

interface Parts {
  database: Database
  jobs: JobQueue
  locks: SharedLocks
  mailer: Mailer
  sms: SmsSender
  /** Where push messages may be sent; by default to public push services. */
  pushReach?: PushReach
  config: Pick<
    Config,
    | 'publicUrl'
    | 'backups'
    | 'workers'
    | 'attemptsPerAddress'
    | 'dataDir'
    | 's3'
    | 'diskReserve'
    | 'backupStamp'
    | 'languageModel'
    | 'searchServer'
  >
  authSecret: string
  /** For tests. */
  passwords?: PasswordHashing
  clock?: Clock
  carIndex?: CarIndex
}

export function createServices(parts: Parts): Services {
  const { database, jobs, locks, mailer, sms, pushReach, config, authSecret, passwords, clock, carIndex } = parts
  const data = createDataServices(database, clock, carIndex)
  const { publicUrl } = config
  return {
    ...data,
    auth: createAuth({ db: data.db, publicUrl, secret: authSecret, passwords }),
    events: database.events,
    jobs,
    locks,
    authSecret,
    views: createBatcher((views) => writeViews(data, views)),
    dealCounts: createBatcher((counted) => writeDealCounts(data.db, counted)),
    mailer,
    sms,
    push: createPushSender(publicUrl, pushReach),
    files: openStores(config),
    backups: {
      place: config.backups.target === null ? null : openBackupPlace(config.backups.target, config),
      passphrase: config.backups.passphrase,
      archive: openArchiveAccess(config),
      requestRestore: (wanted, asker) =>
        writeRestoreRequest(config.dataDir, { ...wanted, by: asker ? 'admin' : 'setup', asker, attempts: 0 }),
      readOutcome: () => readRestoreOutcome(config.dataDir),
      readArchive: () => readArchiveState(config.dataDir),
    },
    payments: createBankTransfer(data.db),
    pictureWorkers: createPictureWorkers(config.workers),
    limits: createLimits(database.pool, config.attemptsPerAddress),
    languageModel:
      config.languageModel &&
      createLanguageModel({ config: config.languageModel, db: data.db, clock: data.clock, secret: authSecret }),
    publicUrl,
    searchUrl: config.searchServer?.url ?? null,
  }
}
