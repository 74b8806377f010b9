import { implement, ORPCError } from '@orpc/server'
import type { ApiClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import type { AppSetting } from '#contract/settings.ts'
import type { WebsiteText } from '#contract/texts.ts'
import type { ListedPost } from '#domain/articles/post-list.ts'
import type { EntryRow } from './features/articles/load-page-list.ts'
import type { CarColumns } from '#domain/tags/car-columns.ts'
import type { StoredCard } from '#server/features/cars/stored-card.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { DealList } from '#server/features/deals/load-deal-list.ts'
import type { MarketOf } from '#server/features/market/public.ts'
import type { TradeWordIndex } from '#server/features/trade-words/public.ts'
import type { ArchiveAccess } from '#server/features/backups/archive/archive-place.ts'
import type { ArchiveState } from '#server/features/backups/archive/archive-state.ts'
import type { BackupPlace } from '#server/features/backups/places/backup-place.ts'
import type { CarSearchEngine } from '#server/features/search/create-car-search.ts'
import type { Auth } from '#server/platform/auth.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Db } from '#server/platform/db/client.ts'
import type { Fault } from '#server/platform/db/find-fault.ts'
import type { Standby } from '#server/platform/db/follow-standby.ts'
import type { SharedLocks } from '#server/platform/db/shared-locks.ts'
import type { counted_deals, counted_views } from '#server/platform/db/schema/index.ts'
import type { EventChannel } from '#server/platform/events/event-channel.ts'
import type { RestoreOutcome, Asker, WantedBackup, WantedTime } from '#server/platform/files/restore-request.ts'
import type { Files } from '#server/platform/files/open-stores.ts'
import type { Batcher } from '#server/platform/batcher.ts'
import { assertMayCall, type Caller } from '#server/platform/http/access.ts'
import { isFault, toApiError } from '#server/platform/http/to-api-error.ts'
import { withRequest } from '#server/platform/http/current-request.ts'
import { noteTopics } from '#server/platform/http/cache/topics.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { LanguageModel } from '#server/platform/language-model/language-model.ts'
import type { Limits } from '#server/platform/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { PaymentProvider } from '#server/features/promotions/payment-provider.ts'
import type { PictureWorkers } from '#server/platform/pictures/picture-workers.ts'
import type { PushSender } from '#server/platform/push/push-sender.ts'
import type { SmsSender } from '#server/platform/sms/sms-sender.ts'

/** Services for accessing data, which are sufficient for commands. */
export interface DataServices {
  db: Db
  /** For connections of their own. */
  databaseUrl: string
  /** The pool for `queryPrepared`. */
  prepared: Database['prepared']
  clock: Clock
  /** Cached makers, models and places. */
  catalogue: () => Promise<Catalogue>
  publicSettings: () => Promise<AppSetting[]>
  /** Cached texts that admins have changed. */
  websiteTexts: () => Promise<WebsiteText[]>
  search: CarSearchEngine
  /** In place of those above, for reads that are the same for everybody: a standby answers them if there is one. */
  forEverybody: { db: Db; search: CarSearchEngine }
  /** Null if there is none. */
  standby: Standby | null
  /** Cached cards of the newest featured ads. */
  featuredCards: () => Promise<StoredCard[]>
  /** Cached columns of all published deals. */
  dealList: () => Promise<DealList>
  /** Cached words of the trade, for finding them in ads. */
  tradeWords: () => Promise<TradeWordIndex>
  /** Cached columns of all posts that are or will be public. */
  postList: () => Promise<ListedPost[]>
  /** The pages of the site, for the footer. */
  pageList: () => Promise<EntryRow[]>
  /** Cached market prices. */
  marketPrices: () => Promise<MarketOf>
  /** Cached columns of all active ads, for evaluating tag rules. */
  carColumns: () => Promise<CarColumns>
}

/** Services of all operations, created once on start. */
export interface Services extends DataServices {
  auth: Auth
  events: EventChannel
  jobs: JobQueue
  locks: SharedLocks
  limits: Limits
  /** Null if none is configured. */
  languageModel: LanguageModel | null
  views: Batcher<typeof counted_views.$inferInsert>
  dealCounts: Batcher<typeof counted_deals.$inferInsert>
  mailer: Mailer
  sms: SmsSender
  push: PushSender
  files: Files
  backups: {
    /** Where they are kept; null if the site makes none. */
    place: BackupPlace | null
    /** Null if they are not encrypted. */
    passphrase: string | null
    /** Where the archive of the embedded database is, or would be; null if the site makes no backups. */
    archive: ArchiveAccess | null
    /** Lets the server restart and restore a backup, or a time; for an admin, or for the host of an empty site. */
    requestRestore: (wanted: WantedBackup | WantedTime, asker: Asker | null) => void
    /** How the last such restore ended; null if there was none. */
    readOutcome: () => RestoreOutcome | null
    /** How the archive of the log of the embedded database is; null if there is none. */
    readArchive: () => ArchiveState | null
  }
  payments: PaymentProvider
  pictureWorkers: PictureWorkers
  /** The secret for signatures. */
  authSecret: string
  /** The public origin without a trailing slash. */
  publicUrl: string
  /** Of the search server; null if searches are answered from memory. */
  searchUrl: string | null
}

export interface CallContext extends Services {
  caller: Caller
  request: {
    /** The ID of the request in the log. */
    id: string
    headers: Headers
    /** The IP address of the client, taking trusted proxies into account. */
    address: string
    user_agent: string | null
  }
  /** Topics of the response so far, for the response cache. */
  shownTopics: Set<string>
  /** Logs an error that the response does not report in full. */
  logError: (error: unknown) => void
  /** Faults that occurred in the API calls of a page. */
  faults: Set<Fault>
  /** A client of the API with the rights of the caller. */
  api: () => ApiClient
  /** Copies the `Set-Cookie` headers to the response. */
  sendCookies: (from: Headers) => void
}

/** Creates handlers: `procedures.search.find.handler(…)`. */
export const procedures = implement(contract)
  .$context<CallContext>()
  // the compiler checks outputs; validating facet counts at run time would take longer than the search
  .$config({ initialOutputValidationIndex: Number.NaN })
  .use(async ({ context, procedure, path, next }, input) => {
    try {
      assertMayCall(context.caller, procedure, path)
      const result = await withRequest(context.request, () =>
        noteTopics(context.shownTopics, procedure, input, () => next()),
      )
      return isStream(result.output) ? { ...result, output: reported(result.output, context) } : result
    } catch (error) {
      const known = await toApiError(error, context.db)
      if (isFault(known)) context.faults.add(known.code)
      throw known
    }
  })

const isStream = (output: unknown): output is AsyncGenerator =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output

/** A stream fails after its response has begun: nothing else would log its errors. */
async function* reported(stream: AsyncGenerator, { db, logError }: CallContext): AsyncGenerator {
  try {
    yield* stream
  } catch (error) {
    const known = await toApiError(error, db)
    if (!(known instanceof ORPCError)) logError(error)
    throw known
  }
}
