import { sql } from 'drizzle-orm'
import { DealSearch } from '#contract/deals.ts'
import type { DataServices } from '#server/context.ts'
import { listDeals } from '#server/features/deals/list-deals.ts'
import { DEMO_DEALS } from '#server/features/demo/demo-deals.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { brands, deal_categories, deals } from '#server/platform/db/schema/index.ts'
import { openDatabase, type Db } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/ids.ts'
import { createDataServices } from '#server/services.ts'
import { timeEach } from './measure.ts'
import { atMost, type Figure } from './report.ts'

const DEALS = 10_000
const BRANDS = 60
const CATEGORIES = 12
const TIMES = 60
const MOST_MS = 10
const HOUR = 3_600_000

const SEARCHES: Record<string, object> = {
  'the first page': {},
  'the last page': { page: Math.ceil(DEALS / 24) },
  newest: { sort: 'newest' },
  'ending soon': { sort: 'ending' },
  'largest saving': { sort: 'saving' },
  'a brand': { brand: 'bench-7' },
  'a category': { category: 'bench-3' },
  'a brand and a category': { brand: 'bench-7', category: 'bench-3' },
  'a common word': { q: 'زيت' },
  'a rare word': { q: '4711' },
  'two words, of which one is of a brand': { q: 'الاطارات bench-7' },
  'words that no deal has': { q: 'لا شيء من هذا' },
}

/** The list of deals with counts, as the API computes it for a response that is not cached. */
export async function benchDeals(url: string): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  await addDeals(database.db)
  const services: DataServices = createDataServices(database)
  const caller = { kind: 'admin', id: newId(), session_id: newId() } as const
  const figures: Figure[] = []
  for (const [name, search] of Object.entries(SEARCHES)) {
    const asked = DealSearch.parse(search)
    const { p50, p99 } = await timeEach(TIMES, () => listDeals({ ...services, caller }, asked))
    figures.push({ ...atMost(`${name}, p50`, p50, 'ms', MOST_MS), note: `p99 ${p99.toFixed(1)} ms` })
  }
  await database.close()
  return figures
}

async function addDeals(db: Db): Promise<void> {
  if ((await db.$count(deals)) >= DEALS) return
  const named = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ slug: `bench-${at}`, name_ar: `شركة ${at}`, name_en: `Bench-${at}` }))
  const about = { about_ar: '', about_en: '' }
  const ofBrands = await db
    .insert(brands)
    .values(named(BRANDS).map((names) => ({ ...names, ...about })))
    .returning()
  const ofCategories = await db
    .insert(deal_categories)
    .values(named(CATEGORIES).map((names, at) => ({ ...names, place: at })))
    .returning()
  const now = Date.now()
  const at = (hours: number) => new Date(now + hours * HOUR)
  const rows = Array.from({ length: DEALS }, (_, place): typeof deals.$inferInsert => {
    const { title_ar, title_en, text_ar, text_en } = DEMO_DEALS[place % DEMO_DEALS.length]!
    return {
      id: newId(),
      title_ar: `${title_ar} ${place}`,
      title_en: `${title_en} ${place}`,
      text_ar,
      text_en,
      brand_id: place % 10 ? ofBrands[place % BRANDS]!.id : null,
      category_id: place % 7 ? ofCategories[place % CATEGORIES]!.id : null,
      ...(place % 3 ? { discount_percent: (place % 90) + 1 } : { price_before: 500, price_now: 100 + (place % 300) }),
      featured: place % 50 === 0,
      published_at: at(-place),
      ends_at: place % 4 ? at(1 + place * 100) : null,
      updated_at: at(-place),
      announced_state: 'live',
    }
  })
  await db.execute(insertRows(deals, rows))
  await db.execute(sql`vacuum analyze ${deals}`)
}
