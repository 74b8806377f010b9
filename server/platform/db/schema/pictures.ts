import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { PICTURE_FAULTS, PICTURE_STATES } from '#domain/pictures/picture-limits.ts'
import { users } from './accounts.ts'
import { moment } from './moment.ts'

/** Pictures that users uploaded; which ad shows which, and in what order, is kept with the ads. */
export const pictures = pgTable(
  'pictures',
  {
    /** Made by whoever uploads, so that a second upload of the same is known as such. */
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: PICTURE_STATES }).notNull(),
    /** Why it was refused. */
    fault: text({ enum: PICTURE_FAULTS }),
    /** How often it was begun since it was last uploaded or turned. */
    attempts: smallint().notNull().default(0),
    /** Clockwise, as its owner turned it. */
    quarter_turns: smallint().notNull().default(0),
    /** In the private store: upright and not turned, what every turn starts from. */
    master_key: text(),
    /** Its public address; stays until that of another turn takes its place. */
    url: text(),
    width: integer(),
    height: integer(),
    /** 64 bits; few of them differ between pictures that look alike. */
    dhash: bigint({ mode: 'bigint' }),
    /** Of the upload. */
    bytes: integer().notNull(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (t) => [
    index('pictures_owner_id').on(t.owner_id),
    index('pictures_created_at').on(t.created_at),
    // by the folder that their files are in
    index('pictures_url').on(t.url.op('text_pattern_ops')),
    index('pictures_master_key').on(t.master_key.op('text_pattern_ops')),
    index('pictures_dhash')
      .on(t.created_at, t.dhash)
      .where(sql`${t.dhash} is not null`),
  ],
)
