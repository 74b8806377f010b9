import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS } from './client.ts'
import { findContractions } from './find-contractions.ts'

/** Older ones were written before there was a way back. */
const LAST_BEFORE_RULE = '0069_price_share.sql'

describe('migrations only expand, so that the release before runs on the database of the next one', () => {
  test.each(readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > LAST_BEFORE_RULE))(
    '%s',
    (name) => {
      expect(findContractions(readFileSync(join(MIGRATIONS, name), 'utf8'))).toEqual([])
    },
  )

  test.each([
    'create table "new" ("id" uuid primary key);--> statement-breakpoint\nalter table "new" add constraint "new_fk" foreign key ("id") references "users"("id");',
    'create table "new" ("id" uuid);--> statement-breakpoint\ncreate unique index "new_id" on "new" ("id");',
    'alter table "cars" add column "doors" smallint;',
    'alter table "cars" add column "doors" smallint default 4 not null;',
    'alter table "cars" add column "doors" smallint generated always as (coalesce(price, 0)) stored not null;',
    'create index "cars_doors" on "cars" ("doors");',
    `update "texts" set "value" = 'drop table users; delete from cars';`,
    '-- drop table "cars"\nselect 1;',
    '-- the release before: does not read it since 0.3\nalter table "cars" drop column "doors";',
  ])('allowed: %s', (migration) => {
    expect(findContractions(migration)).toEqual([])
  })

  test.each([
    ['drop table "cars";', 'removes something'],
    ['ALTER TABLE "cars" DROP COLUMN "doors";', 'removes something'],
    ['alter table "cars" rename column "doors" to "door_count";', 'renames something'],
    ['alter table "cars" alter column "doors" set not null;', 'makes a column required'],
    ['alter table "cars" alter column "doors" set data type integer;', 'changes the type'],
    ['alter table "cars" add column "doors" smallint not null;', 'adds a required column'],
    ['delete from "cars";', 'deletes rows'],
    ['alter table "cars" add constraint "doors" check ("doors" > 1);', 'refuses rows'],
    ['create unique index "cars_doors" on "public"."cars" ("doors");', 'refuses rows'],
    [
      'select 1;--> statement-breakpoint\n-- the release before: is fine\nselect 2;--> statement-breakpoint\ntruncate "cars";',
      'deletes rows',
    ],
  ])('found: %s', (migration, reason) => {
    expect(findContractions(migration)).toEqual([expect.stringContaining(reason)])
  })
})
