import { randomBytes } from 'node:crypto'
import { and, eq, exists, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { judge } from '#domain/ads/lifecycle.ts'
import type { Services } from '#server/context.ts'
import { refreshSearchableCars } from '#server/features/cars/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { availability_questions, cars, users } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { noteEvent } from '../note-event.ts'
import { lockAd } from '../own-ad.ts'
import { tellSeller } from '../tell-seller.ts'
import { adTitle } from '../ad-title.ts'

const DAY_MS = 86_400_000
const ASKED_AFTER_DAYS = 7
const ANSWER_DAYS = 3

/** Every morning: who has not said for a week that the car is still for sale is asked; who does not answer, pauses. */
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
    await eachOrThrow(silent, ({ id }) => pause(services, catalogue, id))

    // sellers of imported and demo ads have no account that could answer
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

/** Once until it is answered. */
async function ask(services: Services, catalogue: Catalogue, car_id: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const now = clock()
    const token = randomBytes(24).toString('base64url')
    const [asked] = await tx
      .insert(availability_questions)
      .values({ car_id, token, asked_at: now })
      .onConflictDoNothing()
      .returning()
    const [car] = asked ? await tx.select().from(cars).where(eq(cars.id, car_id)) : []
    if (!car) return
    await tellSeller(services, tx, {
      car,
      title: (lang) => adTitle(car, catalogue, lang),
      news: 'ad_still_available',
      link: `/still-available/${token}`,
      now,
    })
  })
}

async function pause(services: Services, catalogue: Catalogue, car_id: string): Promise<void> {
  const { db, clock } = services
  await db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    const [question] = await tx
      .delete(availability_questions)
      .where(
        and(
          eq(availability_questions.car_id, car_id),
          lte(availability_questions.asked_at, daysBefore(now, ANSWER_DAYS)),
        ),
      )
      .returning()
    if (!stored || !question) return
    const { car, facts } = stored
    // confirmed meanwhile, or no longer live
    if (car.confirmed_at && car.confirmed_at > question.asked_at) return
    const verdict = judge(facts, 'lapse', 'clock', now)
    if ('refusal' in verdict) return
    await tx.update(cars).set({ status: 'inactive', updated_at: now }).where(eq(cars.id, car_id))
    await noteEvent(tx, { car_id, actor_id: null, action: 'lapse', from_state: 'active', to_state: 'inactive', now })
    await refreshSearchableCars(tx, { car_ids: [car_id], catalogue, now })
    await tellSeller(services, tx, {
      car,
      title: (lang) => adTitle(car, catalogue, lang),
      news: 'ad_paused',
      link: '/my-ads?state=inactive',
      now,
    })
  })
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)
