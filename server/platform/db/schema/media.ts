import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from './timestamptz.ts'

/** The library of pictures that admins use in content. */
export const media = pgTable(
  'media',
  {
    /** Chosen by the client, so that a repeated upload is recognised. */
    id: uuid().primaryKey(),
    /** URL of the largest version. It changes when the picture is replaced. */
    url: text().notNull(),
    /** In pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size of the uploaded file. */
    bytes: integer().notNull(),
    /** Descriptions for those who do not see the picture; empty if there are none. */
    alt_ar: text().notNull().default(''),
    alt_en: text().notNull().default(''),
    added_at: timestamptz().notNull(),
  },
  (t) => [index('media_added_at').on(t.added_at, t.id)],
)
