import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, inject, test } from 'vitest'
import { openEmptyDatabase } from '#server/testing/test-database.ts'
import { migrateDatabase, MIGRATIONS } from './client.ts'
import { applyReferenceData } from './reference/apply-reference-data.ts'
import {
  ad_events,
  app_settings,
  car_counters,
  cars,
  conversation_links,
  conversation_sides,
  conversations,
  counted_views,
  favorites,
  messages,
  notifications,
  offer_messages,
  profiles,
  reports,
  saved_searches,
  website_texts,
} from './schema/index.ts'

/** Existing databases were created with these migrations. Changing them would make those databases unusable. */
const FIRST = {
  '0000_init.sql': '27fdc3edf6cc253f059d55ff7cdb4670519953d57a00031426272bf93dfbd223',
  '0001_unlogged_attempts.sql': '9f0dafe9726ec9167d0d866af30d4514b956ef8ab51ac948e71b32b8f8225e09',
}
const DATA = new URL('../../testing/first-data.sql', import.meta.url)
const EMAIL_DATA = new URL('../../testing/email-thread-data.sql', import.meta.url)

interface Journal {
  entries: { tag: string }[]
}

/** Creates a folder with the migrations in `FIRST`, or with the given number of migrations. */
function givenFirstMigrations(count?: number): string {
  const folder = mkdtempSync(join(inject('folder'), 'migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const entries = journal.entries.filter(({ tag }, at) => (count === undefined ? `${tag}.sql` in FIRST : at < count))
  writeFileSync(file, JSON.stringify({ ...journal, entries }))
  return folder
}

test.each(Object.entries(FIRST))('%s stays as it was released', (file, hash) => {
  expect(
    createHash('sha256')
      .update(readFileSync(join(MIGRATIONS, file)))
      .digest('hex'),
  ).toBe(hash)
})

test('a database of the first migrations keeps its data through all that follow', async () => {
  const database = await openEmptyDatabase()
  const { db, pool } = database
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations() })
  await pool.query(readFileSync(DATA, 'utf8'))
  await pool.query(
    `insert into notifications (id, user_id, kind, data, link, created_at)
     select id, id, 'ad_approved', '{"car": "كامري"}', '/my-ads', now() from users limit 1`,
  )

  await migrateDatabase(database)
  await applyReferenceData(db)

  expect(await db.select().from(cars)).toMatchObject([
    {
      price: 75_000,
      drivetrain: 'front',
      interior_color: 'beige',
      rejection_reasons: ['price_not_real', 'wrong_fields'],
    },
  ])
  expect(await db.select().from(profiles)).toMatchObject([{ first_name: 'سارة' }, { first_name: 'Omar' }])
  expect(await db.select().from(car_counters)).toMatchObject([{ view_count: 12, favorites_count: 1 }])
  expect(await db.select().from(favorites)).toMatchObject([{ price_when_saved: 75_000 }])
  expect(await db.select().from(saved_searches)).toMatchObject([{ query: 'model=toyota-camry' }])
  expect(await db.select().from(app_settings)).toMatchObject([{ setting_value: '"صيّاد"' }])
  expect(await db.select().from(notifications)).toMatchObject([
    { data: { ar: { car: 'كامري' }, en: { car: 'كامري' } } },
  ])
  expect(await db.select().from(counted_views)).toMatchObject([{ day: '2026-06-01', kind: 'view' }])
  expect(await db.select().from(reports)).toMatchObject([{ reason: 'wrong_fields' }])
  expect(await db.select().from(ad_events)).toMatchObject([{ note: 'price_not_real, wrong_fields, In words' }])
  expect(await db.select().from(website_texts).orderBy(website_texts.text_key)).toMatchObject([
    { text_key: 'admin_fields_elsewhere_what', text_ar: 'تغيّر: {{fields}}', text_en: 'Changed: {{fields}}' },
    { text_key: 'car_fields' },
    { text_key: 'review_field_car' },
    { text_key: 'review_reason_wrong_fields' },
  ])
})

test('EXPL-04 threads of emails become conversations, in the order of their messages, and links go on working', async () => {
  const database = await openEmptyDatabase()
  const { db, pool } = database
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(2) })
  await pool.query(readFileSync(DATA, 'utf8'))
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(10) })
  await pool.query(readFileSync(EMAIL_DATA, 'utf8'))

  await migrateDatabase(database)

  const [SARA, OMAR] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
  const all = await db.select().from(conversations).orderBy(conversations.car_id)
  expect(all).toMatchObject([
    { buyer_id: OMAR, seller_id: SARA, last_seq: 5, updated_at: new Date('2026-06-05T00:00Z') },
    { buyer_id: OMAR, seller_id: SARA, last_seq: 1, updated_at: new Date('2026-06-06T00:00Z') },
  ])
  expect(await db.$count(conversation_sides)).toBe(4)
  const [merged, moved] = all.map(({ id }) => id)
  const stored = await db.select().from(messages).orderBy(messages.conversation_id, messages.seq)
  // each step of the offer is stored with its message
  expect(await db.select().from(offer_messages)).toMatchObject([{ conversation_id: merged, seq: 4 }])
  const textsOf = (id = '') =>
    stored
      .filter(({ conversation_id }) => conversation_id === id)
      .map(({ seq, sender_id, content, read_at }) => [seq, sender_id, content, read_at !== null])
  expect(textsOf(merged)).toEqual([
    [1, OMAR, 'mail 1', true],
    [2, OMAR, 'chat 1', false],
    [3, SARA, 'mail 2', true],
    [4, SARA, 'chat 2', true],
    [5, OMAR, 'mail 3', false],
  ])
  expect(textsOf(moved)).toEqual([[1, OMAR, 'about another', false]])
  expect(await db.select().from(conversation_links).orderBy(conversation_links.token_hash)).toEqual([
    { token_hash: 'hash 1', conversation_id: merged, user_id: SARA, from_seq: 1, to_seq: 1 },
    { token_hash: 'hash 2', conversation_id: merged, user_id: OMAR, from_seq: 3, to_seq: 3 },
    { token_hash: 'hash 3', conversation_id: merged, user_id: SARA, from_seq: 5, to_seq: 5 },
    { token_hash: 'hash 4', conversation_id: moved, user_id: SARA, from_seq: 1, to_seq: 1 },
  ])
})

test('AD-07 prices that were never public leave the history of prices, and public ones join it', async () => {
  const database = await openEmptyDatabase()
  const { pool } = database
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(2) })
  await pool.query(readFileSync(DATA, 'utf8'))
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(62) })
  await pool.query(`
    delete from price_history;
    delete from car_versions;
    insert into price_history select id, '2026-07-01', 75000 from cars;
    insert into price_history select id, '2026-07-02', 10000 from cars;
    insert into car_versions select id, '2026-07-01', '{"price": 75000}' from cars;
    insert into car_versions select id, '2026-07-03', '{"price": 75000, "mileage": 9}' from cars;
    insert into car_versions select id, '2026-07-04', '{"price": null}' from cars;
    insert into car_versions select id, '2026-07-05', '{"price": 71000}' from cars`)

  await migrateDatabase(database)

  const { rows } = await pool.query<{ price: number | null }>('select price from price_history order by asked_at')
  expect(rows.map(({ price }) => price)).toEqual([75_000, null, 71_000])
})

test('BLOG-01 ADMIN-07 tags of posts become those of both languages, also in versions, drafts and the audit log', async () => {
  const database = await openEmptyDatabase()
  const { pool } = database
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(2) })
  await pool.query(readFileSync(DATA, 'utf8'))
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(66) })
  await pool.query(`
    insert into articles (
      id, kind, slug, original_lang, title_ar, title_en, excerpt_ar, excerpt_en, body_ar, body_en, tags, author_ar,
      author_en, text_ar_at, text_en_at, updated_at, announced_at, was_public, words_ar, words_en, search_words_ar,
      search_words_en
    ) values (
      '00000000-0000-7000-8000-000000000009', 'post', 'a', 'ar', '', '', '', '', '{}', '{}', '{SUV,فحص,2026,"سيارة SUV"}',
      '', '', now(), now(), now(), now(), false, 0, 0, '', '');
    insert into content_versions (kind, content_id, version, "values", created_at) values
      ('article', '9', 1, '{"tags": ["فحص", "Camry", "SUV"], "slug": "a"}', now()), ('article', '9', 2, null, now());
    insert into article_drafts (article_id, admin_id, kind, "values", seen, revision, kept_at)
      select '00000000-0000-7000-8000-000000000009', id, 'post', '{"tags": []}', '{"tags": ["شراء"]}', 1, now()
      from users limit 1;
    insert into admin_changes (id, what, subject_id, before, after, created_at) values
      ('00000000-0000-7000-8000-000000000001', 'change_article', '9', '{"tags": ["Camry"]}', '{"tags": ["كامري"]}', now()),
      ('00000000-0000-7000-8000-000000000002', 'change_article', '9', '{"tags": null, "slug": "a"}', '{}', now()),
      ('00000000-0000-7000-8000-000000000003', 'change_deal', '9', '{"tags": 1}', '{}', now())`)

  await migrateDatabase(database)

  const rowsOf = async (query: string) => (await pool.query<object>(query)).rows
  expect(await rowsOf('select tags_ar, tags_en from articles')).toEqual([
    { tags_ar: ['SUV', 'فحص', '2026', 'سيارة SUV'], tags_en: ['SUV', '2026'] },
  ])
  expect(await rowsOf('select "values" from content_versions order by version')).toEqual([
    { values: { tags_ar: ['فحص', 'Camry', 'SUV'], tags_en: ['Camry', 'SUV'], slug: 'a' } },
    { values: null },
  ])
  expect(await rowsOf('select "values", seen from article_drafts')).toEqual([
    { values: { tags_ar: [], tags_en: [] }, seen: { tags_ar: ['شراء'], tags_en: [] } },
  ])
  expect(await rowsOf('select before, after from admin_changes order by id')).toEqual([
    { before: { tags_ar: ['Camry'], tags_en: ['Camry'] }, after: { tags_ar: ['كامري'], tags_en: [] } },
    { before: { tags_ar: null, tags_en: null, slug: 'a' }, after: {} },
    { before: { tags: 1 }, after: {} },
  ])
  await expect(pool.query(`update admin_changes set after = '{"x": 1}'`)).rejects.toThrow('audit log')
})

test('EXPL-07 first prices that were never public are no longer those that people were told of', async () => {
  const database = await openEmptyDatabase()
  const { pool } = database
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(2) })
  await pool.query(readFileSync(DATA, 'utf8'))
  await migrate(drizzle({ client: pool }), { migrationsFolder: givenFirstMigrations(66) })
  await pool.query(`
    delete from favorites;
    delete from price_history;
    insert into price_history select id, '2026-07-01', null from cars;
    insert into price_history select id, '2026-07-05', 80000 from cars;
    insert into price_history select id, '2026-07-06', 85000 from cars;
    insert into favorites (user_id, car_id, saved_at, price_when_saved, told_price)
      select users.id, cars.id, '2026-07-02', null, case first_name when 'سارة' then 90000 else 85000 end
      from cars, users join profiles using (id)`)

  await migrateDatabase(database)

  const { rows } = await pool.query<{ told_price: number }>('select told_price from favorites order by told_price')
  expect(rows.map((row) => row.told_price)).toEqual([80_000, 85_000])
})
