import { and, asc, eq, ne } from 'drizzle-orm'
import { HOUR_MS } from '#domain/durations.ts'
import type { Services } from '#server/context.ts'
import { describeAd } from '#server/features/ads/public.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { refreshSearchableCars } from '#server/features/search/public.ts'
import { readSetting, writeSetting } from '#server/features/settings/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import {
  ad_revisions,
  cars,
  promotions,
  reports,
  support_requests,
  type CarRow,
} from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { BUYER_EMAIL, SELLER_EMAIL } from './add-demo-accounts.ts'
import { idOf } from './add-demo-conversations.ts'

/** The setting that records that the queues were filled. */
export const DEMO_QUEUES = 'demo_queues'

/** Hours that new ads have waited. Sellers are promised a review within 24 hours. */
const WAITING_HOURS = [1, 9, 27]
const WITH_PHONE = 'سيارة نظيفة ومصانة في الوكالة، للتواصل ٠٥٥ ٠٠٠ ٠٠٠٠ بعد العصر.'
const REPORTS = [
  { reason: 'fraud', note: 'يطلب عربونًا قبل المعاينة.' },
  { reason: 'wrong_price', note: '' },
] as const
const QUESTION = 'كيف أغيّر رقم جوالي في إعلاناتي كلها دفعة واحدة؟'

interface Demo {
  tx: Db
  catalogue: Catalogue
  now: Date
}

/**
 * Fills the queues of the demo admin: new ads, one with a typed model, a changed ad, a reported ad, a promotion and a
 * support request.
 */
export async function addDemoQueues(services: Services): Promise<void> {
  const { db } = services
  if ((await readSetting(db, DEMO_QUEUES)) === true) return
  const sellerId = await idOf(services, SELLER_EMAIL)
  const buyerId = await idOf(services, BUYER_EMAIL)
  if (!sellerId || !buyerId) return
  const catalogue = await services.catalogue()
  const now = services.clock()
  await db.transaction(async (tx) => {
    const others = await tx
      .select()
      .from(cars)
      .where(and(eq(cars.demo, true), eq(cars.status, 'active'), ne(cars.seller_id, sellerId)))
      .orderBy(asc(cars.id))
      .limit(20)
    // the first three have the demo conversations
    const [changed, reported, promoted, ...waiting] = others.slice(3)
    const demo = { tx, catalogue, now }
    await submitNew(demo, waiting.slice(0, WAITING_HOURS.length))
    if (changed) await submitChange(demo, changed)
    if (reported) await report(demo, reported)
    if (promoted) await askForPromotion(demo, promoted)
    await tx.insert(support_requests).values({
      id: newId(),
      user_id: buyerId,
      name: 'نواف المشتري',
      email: BUYER_EMAIL,
      text: QUESTION,
      language: 'ar',
      created_at: hoursBefore(now, 5),
    })
    await writeSetting(tx, DEMO_QUEUES, true)
  })
}

async function submitNew({ tx, catalogue, now }: Demo, waiting: readonly CarRow[]): Promise<void> {
  for (const [at, { id, description_ar, model_id }] of waiting.entries()) {
    const model = catalogue.models.byId.get(model_id ?? 0)
    await tx
      .update(cars)
      .set({
        status: 'pending',
        submitted_at: hoursBefore(now, WAITING_HOURS[at] ?? 1),
        description_ar: at === 0 ? WITH_PHONE : description_ar,
        ...(at === 1 && model && { model_id: null, custom_model: `${model.name_ar} بلس` }),
      })
      .where(eq(cars.id, id))
  }
  await refreshSearchableCars(tx, { car_ids: waiting.map(({ id }) => id), catalogue, now })
}

async function submitChange({ tx, catalogue, now }: Demo, car: CarRow): Promise<void> {
  const ad = { ...describeAd(car, catalogue), color: 'red' as const, description_ar: 'رُشّت من جديد عند الوكيل.' }
  await tx.insert(ad_revisions).values({ car_id: car.id, ad, submitted_at: hoursBefore(now, 3) })
}

async function report({ tx, now }: Demo, { id: carId }: CarRow): Promise<void> {
  await tx.insert(reports).values(
    REPORTS.map((said, at) => ({
      id: newId(),
      car_id: carId,
      visitor: `demo ${at}`,
      ...said,
      created_at: hoursBefore(now, 6 - at),
    })),
  )
}

async function askForPromotion({ tx, now }: Demo, { id: carId, seller_id }: CarRow): Promise<void> {
  await tx.insert(promotions).values({
    id: newId(),
    car_id: carId,
    seller_id,
    state: 'transferred',
    days: 7,
    price: 49,
    vat_percent: 0,
    company_name: '',
    vat_number: '',
    invoice_number: 'DEMO-1',
    transfer_reference: 'DEMO-TRANSFER',
    requested_at: hoursBefore(now, 4),
  })
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS)
