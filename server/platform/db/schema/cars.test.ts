import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NUMBER_FIELDS } from '#domain/cars/fields.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'

test('AD-03 the database accepts no number of an ad outside of its bounds', async () => {
  const { db } = await openTestDatabase()
  const { rows } = await db.execute<{ name: string; definition: string }>(
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'cars'::regclass`,
  )
  for (const { name, bounds } of NUMBER_FIELDS) {
    if (!bounds) continue
    const definition = rows.find((row) => row.name === `cars_${name}`)?.definition ?? ''
    const numbers = definition
      .replaceAll(/::\w+/g, '')
      .match(/[\d.]+/g)
      ?.map(Number)
    expect(numbers, name).toEqual([bounds.min, bounds.max])
  }
})
