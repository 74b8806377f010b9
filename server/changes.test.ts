import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { understandQuery } from '#domain/search/understand-query.ts'
import type { ActivationRules, CarTag, TagCondition } from '#domain/tags/tag-rule.ts'
import { makerContent } from '#server/features/car-makers/public.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { tagContent } from '#server/features/tags/public.ts'
import { openDatabase, type Db } from '#server/platform/db/client.ts'
import {
  car_makers,
  car_tags,
  cars,
  search_rebuilds,
  searchable_cars,
  website_texts as textRows,
} from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { listenForEvents } from '#server/platform/events/listen-for-events.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { NOW } from '#server/testing/given-services.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { createDataServices } from './services.ts'

const BIT = 30
const rules = (...conditions: TagCondition[]): ActivationRules => ({
  type: 'complex',
  condition: null,
  value: null,
  logic: 'AND',
  conditions,
})

async function changeTag(
  services: Parameters<typeof tagContent.write>[0],
  tx: Db,
  tagId: number,
  change: Partial<CarTag>,
): Promise<void> {
  const was = await tagContent.read(tx, String(tagId))
  await tagContent.write(services, tx, String(tagId), { ...was, ...change })
}

async function changeMaker(
  services: Parameters<typeof makerContent.write>[0],
  tx: Db,
  makeId: number,
  change: object,
): Promise<void> {
  const was = await makerContent.read(tx, String(makeId))
  await makerContent.write(services, tx, String(makeId), { ...was, ...change })
}

async function givenTag(activationRules: ActivationRules) {
  const app = await givenApp()
  const { db } = app.services
  const [tag] = await db
    .insert(car_tags)
    .values({
      name_en: 'Chosen',
      name_ar: 'مختارة',
      enabled: true,
      priority: 0,
      bit: BIT,
      activation_rules: activationRules,
    })
    .returning()
  const tagId = tag?.id ?? 0
  return {
    app,
    change: (change: Partial<CarTag>) => db.transaction((tx) => changeTag(app.services, tx, tagId, change)),
    hasTag: async (carId: string) => {
      const [row] = await db
        .select({ tags: searchable_cars.tags })
        .from(searchable_cars)
        .innerJoin(cars, eq(cars.key, searchable_cars.car_key))
        .where(eq(cars.id, carId))
      return ((row?.tags ?? 0) & (1 << BIT)) !== 0
    },
  }
}

test('TAG-05 changing the rule of a tag adds it to matching ads and removes it from others', async () => {
  const { app, change, hasTag } = await givenTag(rules({ type: 'price', operator: 'less_than', value: 50_000 }))
  const [cheap = '', dear = ''] = await givenCars(app.services, { price: 40_000 }, { price: 90_000 })
  expect([await hasTag(cheap), await hasTag(dear)]).toEqual([true, false])
  await change({ activation_rules: rules({ type: 'price', operator: 'greater_than', value: 50_000 }) })
  await app.mails()
  expect([await hasTag(cheap), await hasTag(dear)]).toEqual([false, true])
})

test('TAG-05 another name of a maker reaches the ads whose tags ask for it', async () => {
  const { app, hasTag } = await givenTag(rules({ type: 'make', operator: 'equals', value: 'Toyoda' }))
  const { services } = app
  const [id = ''] = await givenCars(services, {})
  const makeId = (await services.catalogue()).makers.bySlug.get('toyota')?.id ?? 0
  expect(await hasTag(id)).toBe(false)
  await services.db.transaction((tx) => changeMaker(services, tx, makeId, { name_en: 'Toyoda' }))
  await app.mails()
  expect(await hasTag(id)).toBe(true)
})

test('TAG-05 many changes cause one rebuild, which resumes where it stopped and restarts after a change', async () => {
  const { app, change, hasTag } = await givenTag(rules({ type: 'price', operator: 'less_than', value: 50_000 }))
  const [first = '', second = ''] = await givenCars(app.services, {}, {})
  const { db } = app.services
  const keys = new Map((await db.select().from(cars)).map(({ id, key }) => [id, key]))
  const stopAfter = (carId: string) => db.update(search_rebuilds).set({ after_key: keys.get(carId) ?? 0 })

  for (const value of [1000, 100_000]) {
    await change({ activation_rules: rules({ type: 'price', operator: 'less_than', value }) })
  }
  await stopAfter(first)
  await app.mails()
  expect([await hasTag(first), await hasTag(second)]).toEqual([false, true])
  expect(await db.select().from(search_rebuilds)).toMatchObject([{ version: 2, after_key: null }])
  await change({ activation_rules: rules({ type: 'price', operator: 'less_than', value: 200_000 }) })
  await app.mails()
  expect([await hasTag(first), await hasTag(second)]).toEqual([true, true])
})

test('EXPL-01 changed tags, makers with their aliases, settings and texts show in every process', async () => {
  const database = await openTestDatabase()
  const other = openDatabase(database.url, () => {}, { max: 3 })
  const listener = await listenForEvents(other.url, other.events)
  onTestFinished(async () => {
    await listener.close()
    await other.close()
  })
  // the clock stands still, so cached values never expire
  const processes = [createDataServices(database, () => NOW), createDataServices(other, () => NOW)]
  const shown = () =>
    Promise.all(
      processes.map(async ({ catalogue, publicSettings, websiteTexts }) => {
        const { tags, makers, vocabulary } = await catalogue()
        return {
          tag: tags.find(({ id }) => id === tagId)?.name_en,
          maker: makers.byId.get(makeId)?.name_en,
          alias: understandQuery('الوطنية', vocabulary, { thisYear: 2026 }).filters.make,
          name: (await publicSettings()).find(({ setting_key }) => setting_key === 'app_name_en')?.setting_value,
          text: (await websiteTexts()).find(({ text_key }) => text_key === 'home_title')?.text_en,
        }
      }),
    )
  const jobs = { add: async () => {} }
  const [tag] = await database.db.select().from(car_tags)
  const [maker] = await database.db.select().from(car_makers)
  const tagId = tag?.id ?? 0
  const makeId = maker?.id ?? 0
  const before = await shown()
  expect(before[0]).toEqual({
    tag: tag?.name_en,
    maker: maker?.name_en,
    alias: undefined,
    name: undefined,
    text: undefined,
  })
  expect(before[1]).toEqual(before[0])

  await database.db.transaction(async (tx) => {
    await changeTag({ jobs, clock: () => NOW }, tx, tagId, { name_en: 'Another tag' })
    await changeMaker({ jobs, clock: () => NOW }, tx, makeId, { name_en: 'Another maker', aliases: ['وطنية'] })
    await writeSetting(tx, 'app_name_en', 'Another name')
    await tx.insert(textRows).values({ text_key: 'home_title', text_en: 'Another title', text_ar: 'عنوان آخر' })
    afterCommit(tx, { type: 'texts_changed' })
  })
  const after = {
    tag: 'Another tag',
    maker: 'Another maker',
    alias: [maker?.slug],
    name: '"Another name"',
    text: 'Another title',
  }
  expect((await shown())[0]).toEqual(after)
  await expect.poll(shown).toEqual([after, after])
})
