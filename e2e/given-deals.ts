import { sql } from 'drizzle-orm'
import { CHANNEL } from '#server/platform/events/event-channel.ts'
import { brands, deals } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { SiteData } from './site-data.ts'

type NewDeal = typeof deals.$inferInsert

/** Adds a brand with live deals, which tests find by its slug. */
export async function givenDeals({ db }: Pick<SiteData, 'db'>, count: number, wanted: Partial<NewDeal> = {}) {
  const slug = `brand-${newId()}`
  // digits, since a page in Arabic has no Latin letters
  const number = Number.parseInt(slug.slice(-6), 16)
  const name = { name_ar: `ورشة ${number}`, name_en: `Garage ${number}` }
  const [brand] = await db
    .insert(brands)
    .values({ slug, ...name, about_ar: '', about_en: '' })
    .returning({ id: brands.id })
  const now = new Date()
  const rows = Array.from({ length: count }, (_, at): NewDeal => ({
    id: newId(),
    title_ar: `غسيل ${at + 1}`,
    title_en: `Wash ${at + 1}`,
    text_ar: 'من الداخل.\n\nومن الخارج.',
    text_en: 'Inside.\n\nAnd outside.',
    brand_id: brand?.id ?? null,
    discount_percent: 25,
    published_at: now,
    updated_at: now,
    announced_state: 'live',
    ...wanted,
  }))
  await db.insert(deals).values(rows)
  const changed = JSON.stringify({ sender: newId(), event: { type: 'deals_changed' } })
  await db.execute(sql`select pg_notify(${CHANNEL}, ${changed})`)
  return { brand: { id: brand?.id ?? 0, slug, ...name }, ids: rows.map(({ id }) => id) }
}
