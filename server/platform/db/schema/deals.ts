import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { DEAL_COUNTS } from '#domain/deals/deal-sorts.ts'
import { DEAL_STATES } from '#domain/deals/deal-state.ts'
import { car_makers } from './catalogue.ts'
import { media } from './media.ts'
import { timestamptz } from './timestamptz.ts'

/** Companies that offer deals. */
export const brands = pgTable('brands', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Made from the English name; never changes. */
  slug: text().notNull().unique(),
  name_ar: text().notNull(),
  name_en: text().notNull(),
  about_ar: text().notNull(),
  about_en: text().notNull(),
  logo_id: uuid().references(() => media.id, { onDelete: 'set null' }),
  website: text(),
  search_name: text().generatedAlwaysAs(sql.raw(`search_text("name_ar" || ' ' || "name_en")`)),
  is_demo: boolean().notNull().default(false),
})

export const deal_categories = pgTable('deal_categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  name_ar: text().notNull(),
  name_en: text().notNull(),
  /** Those with lower numbers come first. */
  place: integer().notNull(),
  is_demo: boolean().notNull().default(false),
})

/** Deals. Their state follows from their times (`domain/deals/deal-state.ts`). */
export const deals = pgTable(
  'deals',
  {
    id: uuid().primaryKey(),
    title_ar: text().notNull(),
    title_en: text().notNull(),
    text_ar: text().notNull(),
    text_en: text().notNull(),
    brand_id: integer().references(() => brands.id),
    category_id: integer().references(() => deal_categories.id),
    picture_id: uuid().references(() => media.id, { onDelete: 'set null' }),
    /** In riyals. */
    price_before: integer(),
    price_now: integer(),
    discount_percent: smallint(),
    discount_amount: integer(),
    coupon_code: text(),
    link: text(),
    /** The maker whose cars it is for; null for all cars. */
    make_id: smallint().references(() => car_makers.id, { onDelete: 'set null' }),
    featured: boolean().notNull().default(false),
    /** Null: from its publication. */
    starts_at: timestamptz(),
    /** Null: without end. */
    ends_at: timestamptz(),
    /** Null for a draft. */
    published_at: timestamptz(),
    updated_at: timestamptz().notNull(),
    /** The state that visitors were last told of; the current one follows from the times. */
    announced_state: text({ enum: DEAL_STATES }).notNull(),
    search_text: text().generatedAlwaysAs(
      sql.raw(`search_text("title_ar" || ' ' || "title_en" || ' ' || "text_ar" || ' ' || "text_en")`),
    ),
    is_demo: boolean().notNull().default(false),
  },
  (t) => [
    index('deals_published_at').on(t.published_at),
    index('deals_updated_at').on(t.updated_at),
    index('deals_brand_id').on(t.brand_id),
    index('deals_category_id').on(t.category_id),
    index('deals_picture_id').on(t.picture_id),
    check('deals_ends_after_start', sql`${t.ends_at} > ${t.starts_at}`),
    check('deals_price_falls', sql`${t.price_now} < ${t.price_before}`),
    check('deals_percent', sql`${t.discount_percent} between 1 and 100`),
  ],
)

/** What visitors did with a deal, so that each counts once a day. Rows are deleted after two days. */
export const counted_deals = pgTable(
  'counted_deals',
  {
    deal_id: uuid().notNull(),
    /** The date in Riyadh. */
    day: date().notNull(),
    what: text({ enum: DEAL_COUNTS }).notNull(),
    /** A daily pseudonym of the user or browser, which cannot be reversed. */
    visitor: char({ length: 32 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.deal_id, t.day, t.what, t.visitor] }), index('counted_deals_day').on(t.day)],
)

/** Daily counts of deals. Outlive a deleted deal, so that undoing the deletion restores them. */
export const deal_days = pgTable(
  'deal_days',
  {
    deal_id: uuid().notNull(),
    /** The date in Riyadh. */
    day: date().notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
    copies: integer().notNull().default(0),
    is_demo: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.deal_id, t.day] })],
)
