import { index, primaryKey, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { VOTES } from '#domain/shortlists/votes.ts'
import { users } from './accounts.ts'
import { cars } from './cars.ts'
import { timestamptz } from './timestamptz.ts'

/** Cars that a user has chosen to decide on with others. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: uuid().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Names the open link, whose token derives from it; null while there is none. */
    link_id: uuid(),
    token_hash: text().unique(),
    created_at: timestamptz().notNull(),
    changed_at: timestamptz().notNull(),
  },
  (t) => [index('shortlists_user_id').on(t.user_id, t.changed_at)],
)

export const shortlist_cars = pgTable(
  'shortlist_cars',
  {
    shortlist_id: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.shortlist_id, t.car_id] }), index('shortlist_cars_car_id').on(t.car_id)],
)

/** Whoever voted or wrote by the link of a shortlist, without an account. */
export const shortlist_people = pgTable(
  'shortlist_people',
  {
    id: uuid().primaryKey(),
    shortlist_id: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    /** Of the browser, another one on each shortlist. */
    key_hash: text().notNull(),
    /** Empty until it is typed. */
    name: text().notNull(),
    created_at: timestamptz().notNull(),
  },
  (t) => [unique('shortlist_people_key').on(t.shortlist_id, t.key_hash)],
)

/** Votes and notes refer to the ad, so that they come back if it is removed from the list and added again. */
export const shortlist_votes = pgTable(
  'shortlist_votes',
  {
    person_id: uuid()
      .notNull()
      .references(() => shortlist_people.id, { onDelete: 'cascade' }),
    car_id: uuid()
      .notNull()
      .references(() => cars.id, { onDelete: 'cascade' }),
    vote: text({ enum: VOTES }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.person_id, t.car_id] }), index('shortlist_votes_car_id').on(t.car_id)],
)

export const shortlist_notes = pgTable(
  'shortlist_notes',
  {
    id: uuid().primaryKey(),
    person_id: uuid()
      .notNull()
      .references(() => shortlist_people.id, { onDelete: 'cascade' }),
    /** Null for a note on the whole list. */
    car_id: uuid().references(() => cars.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    created_at: timestamptz().notNull(),
    edited_at: timestamptz(),
  },
  (t) => [
    index('shortlist_notes_person_id').on(t.person_id, t.created_at),
    index('shortlist_notes_car_id').on(t.car_id),
  ],
)
