import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { waitForLocks } from '#server/testing/wait-for-locks.ts'
import { applied_reference_data, car_makers } from '#server/platform/db/schema/index.ts'
import { fingerprintOf, updateReferenceData } from './apply-reference-data.ts'

test('a start applies the reference data of a version once', async () => {
  const { db, pool } = await openTestDatabase()
  const nameOf = async () => (await db.select().from(car_makers).where(eq(car_makers.slug, 'kia')))[0]?.name_en
  // by a version whose data was different
  await pool.query(`update car_makers set name_en = 'Kya' where slug = 'kia'`)
  await db.insert(applied_reference_data).values({ fingerprint: 'of another version' })
  await updateReferenceData(db)
  expect(await nameOf()).toBe('Kia')
  expect(await db.select().from(applied_reference_data)).toHaveLength(1)

  await pool.query(`update car_makers set name_en = 'Kya' where slug = 'kia'`)
  await updateReferenceData(db)
  expect(await nameOf()).toBe('Kya')
})

test('two servers that start at the same time apply it once', async () => {
  const { db } = await openTestDatabase()
  const starts = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${applied_reference_data} in access exclusive mode`)
    const both = Promise.allSettled([updateReferenceData(db), updateReferenceData(db)])
    await waitForLocks(db, 2)
    return { both }
  })
  expect((await starts.both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await db.select().from(applied_reference_data)).toHaveLength(1)
})

test('other reference data has another fingerprint', () => {
  const [data, same, other] = ['Kia', 'Kia', 'KIA'].map((name) => [{ slug: 'kia', name }])
  expect(fingerprintOf(data)).toBe(fingerprintOf(same))
  expect(fingerprintOf(data)).not.toBe(fingerprintOf(other))
})
