import { eq } from 'drizzle-orm'
import type { CarCard } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import type { SearchAlert } from '#domain/saved-searches/alerts.ts'
import type { Services } from '#server/context.ts'
import { searchStrictly } from '#server/features/search/public.ts'
import { notify } from '#server/features/notifications/public.ts'
import { readSentences, type Say } from '#server/features/sentences/public.ts'
import { saved_searches } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { readSavedQuery } from './read-saved-query.ts'

type Search = typeof saved_searches.$inferSelect

/** The number of new ads that are looked for, and of those that an email lists. */
const MOST = 60
const SHOWN = 10
/** Ads become visible shortly after their publication time. The job waits for this long. */
const SETTLING_MS = 30_000

const jobOf = (alert: SearchAlert, cron: string): Job<object, Services> => ({
  name: `notify_of_new_cars_${alert}`,
  retries: 3,
  seconds: 1800,
  cron,
  run: async (services) => {
    const searches = await services.db.select().from(saved_searches).where(eq(saved_searches.alert, alert))
    await eachOrThrow(searches, (search) => notifyOfNewCars(services, search))
  },
})

/** Scheduled jobs: every minute, and every morning at nine o'clock. */
export const notifyAtOnce = jobOf('at_once', '* * * * *')
export const notifyDaily = jobOf('daily', '0 9 * * *')

/**
 * Notifies a user of new ads. Stores the notification and its time in one transaction, so that each ad is reported
 * exactly once.
 */
async function notifyOfNewCars(services: Services, { id, query }: Search): Promise<void> {
  const { db, clock } = services
  const until = new Date(clock().getTime() - SETTLING_MS)
  const asked = readSavedQuery(query)
  const items = asked ? await searchStrictly(services, asked, MOST) : []
  await db.transaction(async (tx) => {
    const [search] = await tx.select().from(saved_searches).where(eq(saved_searches.id, id)).for('update')
    if (!search || search.alert === 'none') return
    const fresh = items.filter(({ published_at }) => {
      const moment = new Date(published_at)
      return moment > search.told_until && moment <= until
    })
    if (!fresh.length) return
    await tx.update(saved_searches).set({ told_until: until }).where(eq(saved_searches.id, id))
    const sayIn = await readSentences(tx)
    await notify(services, tx, {
      user_id: search.user_id,
      kind: 'saved_search',
      values: () => ({ search: search.name, count: fresh.length }),
      link: `/explore?${search.query}`,
      mail: {
        template: 'saved_search',
        items: (lang) => fresh.slice(0, SHOWN).map((car) => itemOf(services, car, lang, sayIn(lang))),
        unsubscribeUrl: `${services.publicUrl}/saved-searches/stop/${search.stop_token}`,
      },
      now: clock(),
    })
  })
}

const itemOf = ({ publicUrl }: Services, car: CarCard, lang: Lang, say: Say) => ({
  title: carTitle({ ...car, custom_model: null }, lang),
  text: `${car.price === null ? say('sentence_price_on_request') : formatPrice(car.price, lang)} · ${formatMileage(car.mileage, lang)} · ${car[`city_name_${lang}`]}`,
  link: `${publicUrl}/car/${car.id}`,
})
