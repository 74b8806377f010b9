import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { DataServices } from '#server/context.ts'
import { addCars } from '#server/features/import/public.ts'
import { writeFairPrices } from '#server/features/fair-price/public.ts'
import { writeMarketPrices } from '#server/features/market/public.ts'
import { writeDemoMonths, writePrices } from '#server/features/prices/public.ts'
import { compactSearchIndexes } from '#server/features/search/public.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { DEMO_MODELS } from './demo-models.ts'
import { makeDemoCar } from './make-demo-car.ts'
import { createRandom } from './random.ts'

interface AddDemoCars {
  count: number
  seed: number
  log: (text: string) => void
}

const BATCH = 500
/** The number of concurrent transactions: while the database writes one batch, the next one is generated. */
const AT_ONCE = 2
const SELLERS: readonly (readonly [string, string])[] = [
  ['أبو فهد', 'القحطاني'],
  ['محمد', 'العتيبي'],
  ['عبدالله', 'الشهري'],
  ['سارة', 'الحربي'],
  ['خالد', 'الدوسري'],
  ['نورة', 'الغامدي'],
  ['فيصل', 'المطيري'],
  ['تركي', 'الزهراني'],
  ['ريم', 'العنزي'],
  ['ماجد', 'الشمري'],
  ['معرض', 'الصياد التجريبي'],
  ['معرض', 'الواحة التجريبي'],
]

const DEALER = {
  about:
    'سيارات مستعملة ومخفّضة الممشى، فُحصت قبل عرضها، ونستقبلك لتجربتها في أي وقت ضمن ساعات العمل. ننهي معك نقل الملكية في يومه، ونقبل سيارتك القديمة من الثمن.',
  place: 'الرياض، حي القادسية',
  opens_at: '09:00',
  closes_at: '22:00',
  friday_opens_at: '16:00',
  friday_closes_at: '22:00',
}

/** Adds demo ads in batches, each in its own transaction. */
export async function addDemoCars(services: DataServices, { count, seed, log }: AddDemoCars): Promise<void> {
  const { db, clock } = services
  const catalogue = await services.catalogue()
  const now = clock()
  const random = createRandom(seed)
  const models = DEMO_MODELS.filter(({ model }) => catalogue.models.bySlug.has(model))
  const sellers = SELLERS.map(([firstName, lastName], at) => ({
    id: newId(),
    // before the first ad, which is 28 days old at most
    created_at: new Date(now.getTime() - (40 + ((at * 331) % 900)) * DAY_MS),
    first_name: firstName,
    last_name: lastName,
    demo: true,
    ...(firstName === 'معرض' ? DEALER : {}),
  }))
  await db.transaction(async (tx) => {
    await writeSetting(tx, 'demo', true)
    await tx.insert(profiles).values(sellers)
    // accounts without a password, so that sellers can receive messages
    await tx.insert(users).values(
      sellers.map(({ id, created_at, first_name, last_name }) => ({
        id,
        created_at,
        email: `${id}@sayyad.example`,
        name: `${first_name} ${last_name}`,
        email_verified: true,
      })),
    )
  })
  const maker = { random, catalogue, models, sellerIds: sellers.map(({ id }) => id), newId, now }
  let made = 0
  async function addBatches(): Promise<void> {
    while (made < count) {
      const newCars = Array.from({ length: Math.min(BATCH, count - made) }, () => makeDemoCar(maker))
      made += newCars.length
      await db.transaction((tx) => addCars(tx, { newCars, catalogue, now }))
      if (made % 10_000 === 0 && made < count) log(`${made} demo ads added so far…`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, addBatches))
  await db.execute(sql`analyze cars, searchable_cars, searchable_words`)
  await writeMarketPrices(db, now)
  await writeFairPrices(db, now)
  await compactSearchIndexes(db)
  await writeDemoMonths(db, now)
  await writePrices(services)
}
