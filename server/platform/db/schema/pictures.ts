import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { PICTURE_FAULTS, PICTURE_STATES } from '#domain/pictures/picture-limits.ts'
import { CHOSEN_VIEWS } from '#domain/pictures/picture-views.ts'
import { users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

/** Uploaded pictures of ads. Ads store which pictures they show, in order. */
export const pictures = pgTable(
  'pictures',
  {
    /** Chosen by the client, so that repeated uploads are recognised. */
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: PICTURE_STATES }).notNull(),
    /** Why the picture was rejected. */
    fault: text({ enum: PICTURE_FAULTS }),
    /** The number of processing attempts since the last upload or rotation. */
    attempts: smallint().notNull().default(0),
    /** Clockwise rotation by the owner. */
    quarter_turns: smallint().notNull().default(0),
    /** The key of the master in the private store: the upright, unrotated picture that rotations start from. */
    master_key: text(),
    /** The public URL, which changes when a rotation has been processed. */
    url: text(),
    width: integer(),
    height: integer(),
    /** What it shows, if the owner has said so. */
    view: text({ enum: CHOSEN_VIEWS }),
    /** 64-bit perceptual hash; similar pictures differ in few bits. */
    dhash: bigint({ mode: 'bigint' }),
    /** The size of the upload. */
    bytes: integer().notNull(),
    created_at: timestamptz().notNull(),
    updated_at: timestamptz().notNull(),
  },
  (t) => [
    index('pictures_owner_id').on(t.owner_id),
    index('pictures_created_at').on(t.created_at),
    // matches URLs by prefix
    index('pictures_url').on(t.url.op('text_pattern_ops')),
    index('pictures_master_key').on(t.master_key.op('text_pattern_ops')),
    index('pictures_dhash')
      .on(t.created_at, t.dhash)
      .where(sql`${t.dhash} is not null`),
  ],
)
