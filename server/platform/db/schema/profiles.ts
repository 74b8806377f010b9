import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment.ts'

export const profiles = pgTable('profiles', {
  id: uuid().primaryKey(),
  first_name: text(),
  last_name: text(),
  status: text({ enum: ['active', 'suspended', 'deleted'] })
    .notNull()
    .default('active'),
  /** Invented by Sayyad for the demo. */
  demo: boolean().notNull().default(false),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
})
