import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { FIELD_VITALS, VISIT_DEVICES } from '#domain/performance/field-vitals.ts'
import { PAGE_KINDS } from '#domain/performance/page-kind.ts'

/** Histograms of measurements at visitors, without anything of the visitor. Rows are deleted after 92 days. */
export const field_vitals = pgTable(
  'field_vitals',
  {
    /** The date in Riyadh. */
    day: date().notNull(),
    page: text({ enum: PAGE_KINDS }).notNull(),
    /** Whether the page was opened from another one without loading the document. */
    is_route_change: boolean().notNull(),
    device: text({ enum: VISIT_DEVICES }).notNull(),
    /** Of the page; `other` for one more than are told apart. */
    version: text().notNull(),
    vital: text({ enum: FIELD_VITALS }).notNull(),
    /** Of the value, by `stepOf`. */
    step: smallint().notNull(),
    count: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'field_vitals_pk',
      columns: [t.day, t.page, t.is_route_change, t.device, t.version, t.vital, t.step],
    }),
  ],
)
