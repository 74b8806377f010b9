import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PROMOTION_STATES } from '#domain/promotions/lifecycle.ts'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { timestamptz } from './timestamptz.ts'
import { profiles } from './profiles.ts'

/** Promotions of ads with their invoices. */
export const promotions = pgTable(
  'promotions',
  {
    id: uuid().primaryKey(),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    seller_id: uuid()
      .notNull()
      .references(() => profiles.id),
    state: text({ enum: PROMOTION_STATES }).notNull(),
    days: smallint().notNull(),
    /** In riyals, including VAT. */
    price: integer().notNull(),
    vat_percent: smallint().notNull(),
    /** The issuer of the invoice from the settings; empty if not set. */
    company_name: text().notNull(),
    vat_number: text().notNull(),
    invoice_number: text().notNull().unique(),
    /** The bank transfer reference that the seller reported. */
    transfer_reference: text(),
    /** Null while the promotion is open, or if a payment provider confirmed it. */
    decided_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why the promotion was declined, in the seller's language. */
    decline_note: text(),
    requested_at: timestamptz().notNull(),
    decided_at: timestamptz(),
    starts_at: timestamptz(),
    ends_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('promotions_open')
      .on(t.car_id)
      .where(sql`${t.state} in ('requested', 'transferred')`),
    index('promotions_car_id').on(t.car_id, t.requested_at),
    index('promotions_seller_id').on(t.seller_id, t.requested_at),
    index('promotions_state').on(t.state, t.requested_at),
    index('promotions_transfer_reference').on(t.transfer_reference),
  ],
)

/**
 * The number of invoices per year, incremented in the transaction of each invoice, so that invoice numbers have no
 * gaps.
 */
export const invoice_counts = pgTable('invoice_counts', {
  year: smallint().primaryKey(),
  count: integer().notNull(),
})
