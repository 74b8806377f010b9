import { desc, eq } from 'drizzle-orm'
import type { AdPromotions } from '#contract/promotions.ts'
import { carTitle } from '#domain/cars/title.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { profiles, promotions } from '#server/platform/db/schema/index.ts'
import { listOwnAds } from '#server/features/ads/public.ts'
import { presentPromotion } from './present-promotion.ts'
import { readRevenueSettings } from './revenue-settings.ts'

const MOST_LISTED = 50

/** @throws NOT_FOUND */
export async function listPromotions(context: CallContext, carId: string): Promise<AdPromotions> {
  const { db, payments, publicUrl } = context
  const sellerId = requireUser(context).id
  const { items } = await listOwnAds(context, { seller_id: sellerId, car_id: carId, limit: 1 })
  const [ad] = items
  if (!ad) throw fail('NOT_FOUND')
  const rows = await db
    .select()
    .from(promotions)
    .where(eq(promotions.car_id, carId))
    .orderBy(desc(promotions.requested_at), desc(promotions.id))
    .limit(MOST_LISTED)
  const settings = await readRevenueSettings(db)
  const open = rows.find(({ state }) => OPEN_STATES.some((one) => one === state))
  const [seller] = await db.select().from(profiles).where(eq(profiles.id, sellerId))
  const lang = seller?.preferred_language ?? 'ar'
  const paymentInstructions =
    open && open.price > 0
      ? await payments.paymentInstructions({
          invoice_number: open.invoice_number,
          amount: open.price,
          description: carTitle({ ...ad, custom_model: null }, lang),
          lang,
          returnUrl: `${publicUrl}/my-ads/promote/${carId}`,
        })
      : null
  return {
    ad,
    offers: settings.offers,
    vat_percent: settings.vat_percent,
    seller_name: (seller && displayName(seller)) ?? 'User',
    promotions: rows.map(presentPromotion),
    payment_instructions: paymentInstructions,
  }
}
