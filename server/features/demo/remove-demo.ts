import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { removeSearchableCars } from '#server/features/search/public.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { DEMO_MEDIA_IDS } from './add-demo-media.ts'
import { DEMO_ARTICLES_ADDED } from './add-demo-articles.ts'
import { DEMO_CONVERSATIONS } from './add-demo-conversations.ts'
import { DEMO_DEALS_ADDED } from './add-demo-deals.ts'
import { DEMO_DECISIONS } from './add-demo-decisions.ts'
import { DEMO_QUEUES } from './add-demo-queues.ts'
import { DEMO_REVIEWS } from './add-demo-reviews.ts'
import {
  admin_changes,
  analytics_days,
  analytics_events,
  articles,
  brands,
  cars,
  counted_deals,
  deal_categories,
  deal_days,
  deals,
  fair_price_counts,
  fair_prices,
  identity_documents,
  identity_requests,
  media,
  penalties,
  price_counts,
  price_figures,
  price_mileages,
  price_months,
  profiles,
  support_requests,
  users,
} from '#server/platform/db/schema/index.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/**
 * Deletes all demo ads, sellers, accounts, deals and articles, and the identity document of one of them.
 * @returns the number of deleted ads
 */
export async function removeDemo(db: Db, privateFiles: Pick<FileStore, 'remove'>): Promise<number> {
  const { removed, fileKeys } = await db.transaction(async (tx) => {
    const keys = tx.select({ key: cars.key }).from(cars).where(eq(cars.demo, true))
    await removeSearchableCars(tx, keys)
    const { rowCount } = await tx.delete(cars).where(eq(cars.demo, true))
    const people = tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.demo, true))
    const documents = await tx
      .select({ file_key: identity_documents.file_key })
      .from(identity_documents)
      .innerJoin(identity_requests, eq(identity_requests.id, identity_documents.request_id))
      .where(inArray(identity_requests.user_id, people))
    await tx.delete(support_requests).where(inArray(support_requests.user_id, people))
    await tx.delete(penalties).where(eq(penalties.is_demo, true))
    await tx.delete(admin_changes).where(eq(admin_changes.is_demo, true))
    await tx.delete(users).where(inArray(users.id, people))
    await tx.delete(profiles).where(eq(profiles.demo, true))
    await tx.delete(analytics_days).where(eq(analytics_days.is_demo, true))
    await tx.delete(analytics_events).where(eq(analytics_events.is_demo, true))
    await removePrices(tx)
    await removeDeals(tx)
    await tx.delete(articles).where(eq(articles.is_demo, true))
    await writeSetting(tx, DEMO_ARTICLES_ADDED, false)
    afterCommit(tx, { type: 'articles_changed' })
    afterCommit(tx, { type: 'pages_changed' })
    await tx.delete(media).where(inArray(media.id, [...DEMO_MEDIA_IDS]))
    await writeSetting(tx, 'demo', false)
    await writeSetting(tx, DEMO_CONVERSATIONS, false)
    await writeSetting(tx, DEMO_REVIEWS, false)
    await writeSetting(tx, DEMO_QUEUES, false)
    await writeSetting(tx, DEMO_DECISIONS, false)
    afterCommit(tx, { type: 'cars_changed', ids: 'all' })
    afterCommit(tx, { type: 'deals_changed' })
    afterCommit(tx, { type: 'profiles_changed', ids: 'all' })
    afterCommit(tx, { type: 'sessions_ended', ids: 'all' })
    return { removed: rowCount ?? 0, fileKeys: documents.map(({ file_key }) => file_key) }
  })
  for (const fileKey of fileKeys) await privateFiles.remove(fileKey)
  return removed
}

/** The figures are counted anew within an hour. */
async function removePrices(tx: Db): Promise<void> {
  for (const table of [price_figures, price_mileages, price_counts, fair_prices, fair_price_counts])
    await tx.delete(table)
  await tx.delete(price_months).where(eq(price_months.is_demo, true))
}

/** Brands and categories that deals of the owner use become the owner's. */
async function removeDeals(tx: Db): Promise<void> {
  const ofDemo = tx.select({ id: deals.id }).from(deals).where(eq(deals.is_demo, true))
  await tx.delete(counted_deals).where(inArray(counted_deals.deal_id, ofDemo))
  await tx.delete(deal_days).where(inArray(deal_days.deal_id, ofDemo))
  await tx.delete(deal_days).where(eq(deal_days.is_demo, true))
  const { rowCount } = await tx.delete(deals).where(eq(deals.is_demo, true))
  for (const [table, column] of [
    [brands, deals.brand_id],
    [deal_categories, deals.category_id],
  ] as const) {
    const using = tx.select().from(deals).where(eq(column, table.id))
    await tx.delete(table).where(and(eq(table.is_demo, true), notExists(using)))
    await tx.update(table).set({ is_demo: false }).where(eq(table.is_demo, true))
  }
  // the demo has shown the section, which would be empty
  if (rowCount && !(await tx.$count(deals))) await writeSetting(tx, 'enable_deals_section', false)
  await writeSetting(tx, DEMO_DEALS_ADDED, false)
  afterCommit(tx, { type: 'deals_changed' })
}
