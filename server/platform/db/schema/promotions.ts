import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { PROMOTION_STATES } from '#domain/promotions/lifecycle.ts'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { moment } from './moment.ts'
import { profiles } from './profiles.ts'

/** Ads that their sellers want featured, with the invoice of each. */
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
    /** Riyals, tax included. */
    price: integer().notNull(),
    vat_percent: smallint().notNull(),
    /** Who writes the invoice, as the settings said; empty for nobody named. */
    company_name: text().notNull(),
    vat_number: text().notNull(),
    invoice_number: text().notNull().unique(),
    /** Of the seller's bank, as the seller gave it. */
    transfer_reference: text(),
    /** Null for a provider that learnt of the payment, or while it is open. */
    decided_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why it was declined; in the seller's language. */
    decline_note: text(),
    requested_at: moment().notNull(),
    decided_at: moment(),
    starts_at: moment(),
    ends_at: moment(),
  },
  (t) => [
    uniqueIndex('promotions_open')
      .on(t.car_id)
      .where(sql`${t.state} in ('requested', 'transferred')`),
    index('promotions_car_id').on(t.car_id, t.requested_at),
    index('promotions_state').on(t.state, t.requested_at),
    index('promotions_transfer_reference').on(t.transfer_reference),
  ],
)

/** How many invoices a year has so far; counted in the transaction of the invoice, so that none is missing. */
export const invoice_counts = pgTable('invoice_counts', {
  year: smallint().primaryKey(),
  count: integer().notNull(),
})
