import { randomBytes } from 'node:crypto'
import { and, eq, exists, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { availability_questions, cars, users } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { withLockedAd } from '../lock-ad.ts'
import { notifySeller } from '../notify-seller.ts'
import { transition } from '../transition.ts'

const ASKED_AFTER_DAYS = 7
const ANSWER_DAYS = 3

/** Every morning: asks sellers once a week whether their cars are still available, and pauses ads without an answer. */
export const askStillAvailable: Job<object, Services> = {
  name: 'ask_still_available',
  retries: 3,
  seconds: 1800,
  cron: '0 10 * * *',
  run: async (services) => {
    const { db, clock } = services
    const now = clock()
    const catalogue = await services.catalogue()
    const silent = await db
      .select({ id: availability_questions.car_id })
      .from(availability_questions)
      .where(lte(availability_questions.asked_at, daysBefore(now, ANSWER_DAYS)))
    await eachOrThrow(silent, ({ id }) => pause(services, id))

    // sellers of imported and demo ads have no account
    const unconfirmed = await db
      .select({ id: cars.id })
      .from(cars)
      .where(
        and(
          eq(cars.status, 'active'),
          isNull(cars.deleted_at),
          gt(cars.expires_at, now),
          eq(cars.demo, false),
          lt(sql`coalesce(${cars.confirmed_at}, ${cars.published_at})`, daysBefore(now, ASKED_AFTER_DAYS)),
          exists(db.select({ id: users.id }).from(users).where(eq(users.id, cars.seller_id))),
        ),
      )
    await eachOrThrow(unconfirmed, ({ id }) => ask(services, catalogue, id))
  },
}

/** Sends one request, and no further ones until it is answered. */
async function ask(services: Services, catalogue: Catalogue, carId: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const now = clock()
    const token = randomBytes(24).toString('base64url')
    const [asked] = await tx
      .insert(availability_questions)
      .values({ car_id: carId, token, asked_at: now })
      .onConflictDoNothing()
      .returning()
    const [car] = asked ? await tx.select().from(cars).where(eq(cars.id, carId)) : []
    if (!car) return
    await notifySeller(services, tx, {
      car,
      catalogue,
      kind: 'ad_still_available',
      link: `/still-available/${token}`,
      now,
    })
  })
}

const pause = (services: Services, carId: string): Promise<void> =>
  withLockedAd(services, carId, async (ad) => {
    if (!ad) return
    const { tx, car, now } = ad
    const [question] = await tx
      .delete(availability_questions)
      .where(
        and(
          eq(availability_questions.car_id, carId),
          lte(availability_questions.asked_at, daysBefore(now, ANSWER_DAYS)),
        ),
      )
      .returning()
    const isConfirmed = question && car.confirmed_at !== null && car.confirmed_at > question.asked_at
    if (!question || isConfirmed) return
    await transition(services, ad, {
      by: 'clock',
      action: 'lapse',
      news: { kind: 'ad_paused', link: '/my-ads?state=inactive' },
    })
  })

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
