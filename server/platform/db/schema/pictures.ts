import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { PICTURE_FAULTS, PICTURE_STATES } from '#domain/pictures/picture-limits.ts'
import { users } from './accounts.ts'
import { timestamptz } from './timestamptz.ts'

/** Uploaded pictures. The ads hold which pictures they show, and in which order. */
export const pictures = pgTable(
  'pictures',
  {
    /** Chosen by the client, so that a repeated upload is recognized. */
    id: uuid().primaryKey(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: PICTURE_STATES }).notNull(),
    /** Why it was rejected. */
    fault: text({ enum: PICTURE_FAULTS }),
    /** Processing attempts since the last upload or rotation. */
    attempts: smallint().notNull().default(0),
    /** Clockwise rotation by the owner. */
    quarter_turns: smallint().notNull().default(0),
    /** Key in the private store: the upright, unrotated picture that rotations start from. */
    master_key: text(),
    /** Public URL; replaced once a rotation is processed. */
    url: text(),
    width: integer(),
    height: integer(),
    /** 64-bit perceptual hash; similar pictures differ in few bits. */
    dhash: bigint({ mode: 'bigint' }),
    /** Of the upload. */
    bytes: integer().notNull(),
    created_at: timestamptz().notNull(),
    updated_at: timestamptz().notNull(),
  },
  (t) => [
    index('pictures_owner_id').on(t.owner_id),
    index('pictures_created_at').on(t.created_at),
    // by the folder of their files
    index('pictures_url').on(t.url.op('text_pattern_ops')),
    index('pictures_master_key').on(t.master_key.op('text_pattern_ops')),
    index('pictures_dhash')
      .on(t.created_at, t.dhash)
      .where(sql`${t.dhash} is not null`),
  ],
)
