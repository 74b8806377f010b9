import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { CarSearchEngine } from '#server/features/cars/public.ts'
import type { Auth } from '#server/platform/auth.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { visits } from '#server/platform/db/schema/index.ts'
import type { Files } from '#server/platform/files/open-stores.ts'
import type { Gatherer } from '#server/platform/gatherer.ts'
import { assertMayCall, type Caller } from '#server/platform/http/access.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { Limits } from '#server/platform/limits.ts'
import type { Mailer } from '#server/platform/mail/mailer.ts'
import type { PaymentProvider } from '#server/platform/payments/payment-provider.ts'
import type { PictureWorkers } from '#server/platform/pictures/picture-workers.ts'
import type { SmsSender } from '#server/platform/sms/sms-sender.ts'

/** What the marketplace's data need; commands do with it. */
export interface DataServices {
  db: Db
  clock: Clock
  /** Makers, models, places: read often, changed rarely. */
  catalogue: () => Promise<Catalogue>
  search: CarSearchEngine
}

/** What every operation may need; made once at the start. */
export interface Services extends DataServices {
  auth: Auth
  jobs: JobQueue
  limits: Limits
  visits: Gatherer<typeof visits.$inferInsert>
  mailer: Mailer
  sms: SmsSender
  files: Files
  payments: PaymentProvider
  picture_workers: PictureWorkers
  /** For what only this installation can make out. */
  auth_secret: string
  /** Origin that visitors see, without a slash at the end. */
  public_url: string
}

export interface CallContext extends Services {
  caller: Caller
  request: {
    headers: Headers
    /** Of the client, as far as trusted proxies tell it. */
    address: string
    user_agent: string | null
  }
  /** Hands the cookies among these headers to whoever called. */
  sendCookies: (from: Headers) => void
}

/** Handlers are made from it: `procedures.cars.search.handler(…)`. */
export const procedures = implement(contract)
  .$context<CallContext>()
  // handlers are held to their outputs by the compiler; checking a thousand counts at each search costs more than the search
  .$config({ initialOutputValidationIndex: Number.NaN })
  .use(({ context, procedure, next }) => {
    assertMayCall(context.caller.kind, procedure)
    return next()
  })
