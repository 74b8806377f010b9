import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { waitForLocks } from '#server/testing/wait-for-locks.ts'
import { newId } from '#server/platform/ids.ts'
import { applied_reference_data, articles, car_makers } from '#server/platform/db/schema/index.ts'
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

test('BLOG-01 a start of a new version computes the words of stored articles anew', async () => {
  const { db, pool } = await openTestDatabase()
  const page = (await pool.query(`select * from articles where kind = 'page' limit 1`)).rows[0]
  const post = { id: newId(), kind: 'post', slug: 'inspection', tags_ar: ['فحص'], tags_en: ['SUV'] }
  const stale = { ...post, search_words_ar: ' فحص', search_words_en: ' فحص suv', words_ar: 1, words_en: 1 }
  await pool.query('insert into articles select * from jsonb_populate_record(null::articles, $1)', [
    JSON.stringify({ ...page, ...stale }),
  ])
  await db.insert(applied_reference_data).values({ fingerprint: 'of another version' })
  await updateReferenceData(db)
  const [row] = await db.select().from(articles).where(eq(articles.id, post.id))
  expect(row).toMatchObject({ words_ar: page.words_ar, words_en: page.words_en })
  expect(row?.search_words_ar.split(' ')).toContain('فحص')
  expect(row?.search_words_en.split(' ')).toContain('suv')
  expect(row?.search_words_en.split(' ')).not.toContain('فحص')
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
