import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { ApiClient } from '#contract/client.ts'
import type { Config } from '#server/config.ts'
import type { CallContext, Services } from '#server/context.ts'
import { JOBS } from '#server/jobs.ts'
import type { Database } from '#server/platform/db/client.ts'
import { openSharedLocks } from '#server/platform/db/shared-locks.ts'
import type { Caller } from '#server/platform/http/access.ts'
import { validateResponse } from '#server/platform/http/validate-response.ts'
import { openJobQueue } from '#server/platform/jobs/job-queue.ts'
import { safeError } from '#server/platform/safe-error.ts'
import { router } from '#server/router.ts'
import { createServices } from '#server/services.ts'
import { READ_CHECKS, type Readers } from './read-checks.ts'

/** @returns sentences about what cannot be read, or is missing */
export async function checkReads(database: Database, config: Config, authSecret: string): Promise<string[]> {
  const close: (() => Promise<unknown>)[] = []
  try {
    const services = await openServices(database, config, authSecret, close)
    const found: string[] = []
    const readers = await openReaders(services)
    for (const [name, check] of Object.entries(READ_CHECKS)) {
      await check(readers).catch((error: unknown) => found.push(`${name}: ${problemOf(error)}`))
    }
    return found
  } catch (error) {
    return [`what is in the database: ${problemOf(error)}`]
  } finally {
    for (const step of close.toReversed()) await step()
  }
}

/** Without the query. */
const problemOf = (error: unknown): string => safeError(error).message.replace(/, in: .*/s, '')

/** Services that send nothing. */
async function openServices(
  database: Database,
  config: Config,
  authSecret: string,
  close: (() => Promise<unknown>)[],
): Promise<Services> {
  const locks = openSharedLocks(database.url)
  close.push(locks.close)
  const jobs = await openJobQueue(database.url, JOBS, {
    db: database.db,
    locks,
    secret: authSecret,
    onError: () => {},
    onFailure: () => {},
    addsOnly: true,
  })
  close.push(jobs.close)
  const silent = { hasServer: false, send: async () => {} }
  const services = createServices({ database, jobs, locks, mailer: silent, sms: silent, config, authSecret })
  close.push(async () => services.pictureWorkers.close())
  return services
}

async function openReaders(services: Services): Promise<Readers> {
  const { rows } = await services.db.execute<
    Readers['known'] & { admin_id: string | null; member_id: string | null }
  >(sql`
    select
      (select count(*)::int from searchable_cars) as active_ads,
      (select count(*)::int from users) as users,
      newest.id as car_id, newest.seller_id, newest.make,
      talk.id as conversation_id, talk.buyer_id as member_id, coalesce(talk.last_seq, 0) as messages,
      (select count(*)::int from articles
        where kind = 'post' and published_ar_at <= now()) as posts,
      (select count(*)::int from car_makers) as makers,
      (select count(*)::int from car_tags where enabled) as tags,
      (select user_id from user_roles where role = 'admin' limit 1) as admin_id
    from (select) as nothing
    left join lateral (
      select cars.id, cars.seller_id, car_makers.slug as make from cars
      join searchable_cars on searchable_cars.car_key = cars.key
      join car_makers on car_makers.id = cars.make_id
      order by cars.key desc limit 1) as newest on true
    left join lateral (
      select * from conversations where buyer_id is not null order by updated_at desc limit 1) as talk on true`)
  const [row] = rows
  if (!row) throw new Error('Nothing was counted.')
  const { admin_id, member_id, ...known } = row
  const nobody = '00000000-0000-7000-8000-000000000000'
  const admin: Caller = { kind: 'admin', id: admin_id ?? nobody, session_id: nobody }
  const member: Caller = { kind: 'user', id: member_id ?? admin_id ?? nobody, session_id: nobody }
  return {
    visitor: clientOf(services, { kind: 'anonymous' }),
    admin: clientOf(services, admin),
    member: clientOf(services, member),
    known,
  }
}

function clientOf(services: Services, caller: Caller): ApiClient {
  const context: CallContext = {
    ...services,
    caller,
    request: { id: 'upgrade', headers: new Headers(), address: '127.0.0.1', user_agent: null },
    logError: () => {},
    faults: new Set(),
    shownTopics: new Set(),
    sendCookies: () => {},
    api: () => client,
  }
  const client: ApiClient = createRouterClient(router, { context, interceptors: [validateResponse] })
  return client
}
