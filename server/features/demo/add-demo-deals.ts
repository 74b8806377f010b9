import { adDay, lastAdDays } from '#domain/ads/ad-day.ts'
import { dealState } from '#domain/deals/deal-state.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { PLACE_STEP } from '#domain/order/move-item.ts'
import type { DataServices } from '#server/context.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import { brands, deal_categories, deal_days, deals } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { addDemoMedia } from './add-demo-media.ts'
import { DEMO_BRANDS, DEMO_CATEGORIES, DEMO_DEALS, type DemoDeal } from './demo-deals.ts'
import { createRandom } from './random.ts'

/** The setting that records that the deals were added. */
export const DEMO_DEALS_ADDED = 'demo_deals'

const DAYS_WITH_COUNTS = 30
const SEED = 2026

/** Adds brands, categories and deals in every state with their daily counts, and shows the section. */
export async function addDemoDeals({ db, clock, catalogue }: DataServices): Promise<void> {
  if (!(await readSetting(db, 'demo')) || (await readSetting(db, DEMO_DEALS_ADDED)) === true) return
  const { makers } = await catalogue()
  const now = clock()
  await db.transaction(async (tx) => {
    afterCommit(tx, { type: 'deals_changed' })
    const pictures = await addDemoMedia(tx, now)
    // the owner may have a brand or a category of the same name already
    const ofBrands = await tx
      .insert(brands)
      .values(DEMO_BRANDS.map(({ logo, ...brand }) => ({ ...brand, logo_id: pictures[logo], is_demo: true })))
      .onConflictDoNothing()
      .returning()
    const ofCategories = await tx
      .insert(deal_categories)
      .values(DEMO_CATEGORIES.map((names, at) => ({ ...names, place: (at + 1) * PLACE_STEP, is_demo: true })))
      .onConflictDoNothing()
      .returning()
    const idOf = (rows: readonly { id: number; slug: string }[], slug: string | null) =>
      rows.find((row) => row.slug === slug)?.id ?? null
    const added = DEMO_DEALS.map(({ brand, category, picture, make, hours, views, ...fields }) => {
      const times = timesOf(hours, now)
      return {
        ...fields,
        id: newId(),
        brand_id: idOf(ofBrands, brand),
        category_id: idOf(ofCategories, category),
        picture_id: pictures[picture],
        make_id: makers.bySlug.get(make ?? '')?.id ?? null,
        ...times,
        updated_at: times.published_at ?? now,
        announced_state: dealState(
          {
            published_at: times.published_at?.toISOString() ?? null,
            starts_at: times.starts_at?.toISOString() ?? null,
            ends_at: times.ends_at?.toISOString() ?? null,
          },
          now,
        ),
        is_demo: true,
        views,
      }
    })
    await tx.insert(deals).values(added.map(({ views: _, ...deal }) => deal))
    const days = added.flatMap((deal) => makeDays(deal, now))
    await tx.insert(deal_days).values(days)
    await writeSetting(tx, 'enable_deals_section', true)
    await writeSetting(tx, DEMO_DEALS_ADDED, true)
  })
}

function timesOf({ published, starts, ends }: DemoDeal['hours'], now: Date) {
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR_MS)
  const inRiyadh = (hours: number, time: string) => new Date(`${adDay(at(hours))}T${time}+03:00`)
  return {
    published_at: published === null ? null : at(published),
    starts_at: starts === undefined ? null : inRiyadh(starts, '00:00:00'),
    ends_at: ends === undefined ? null : inRiyadh(ends, '23:59:59'),
  }
}

interface Counted extends Pick<typeof deals.$inferInsert, 'id' | 'published_at' | 'starts_at' | 'ends_at'> {
  coupon_code?: string | null
  link?: string | null
  views: number
}

/** Counts of the days on which a deal was live. */
function makeDays({ id, published_at, starts_at, ends_at, coupon_code, link, views }: Counted, now: Date) {
  const began = starts_at ?? published_at
  if (!began || views === 0) return []
  const [first, last] = [adDay(began), adDay(ends_at ?? now)]
  const random = createRandom(SEED + views)
  return lastAdDays(DAYS_WITH_COUNTS, now)
    .filter((day) => day >= first && day <= last)
    .map((day): typeof deal_days.$inferInsert => {
      const seen = random.between(Math.ceil(views * 0.6), Math.ceil(views * 1.4))
      const share = (percent: number) => Math.round((seen * random.between(percent / 2, percent)) / 100)
      return {
        deal_id: id,
        day,
        views: seen,
        clicks: link ? share(24) : 0,
        copies: coupon_code ? share(16) : 0,
        is_demo: true,
      }
    })
}
