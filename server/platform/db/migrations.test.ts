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
  counted_views,
  favorites,
  profiles,
  reports,
  saved_searches,
  website_texts,
} from './schema/index.ts'

/** Databases exist that were made by these: whoever changes them loses those databases. */
const FIRST = {
  '0000_init.sql': '27fdc3edf6cc253f059d55ff7cdb4670519953d57a00031426272bf93dfbd223',
  '0001_unlogged_attempts.sql': '9f0dafe9726ec9167d0d866af30d4514b956ef8ab51ac948e71b32b8f8225e09',
}
const DATA = new URL('../../testing/first-data.sql', import.meta.url)

interface Journal {
  entries: { tag: string }[]
}

/** A folder that holds the first migrations alone. */
function givenFirstMigrations(): string {
  const folder = mkdtempSync(join(inject('folder'), 'migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const entries = journal.entries.filter(({ tag }) => `${tag}.sql` in FIRST)
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
