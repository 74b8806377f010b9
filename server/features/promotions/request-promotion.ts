import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Promotion, PromotionOffer } from '#contract/promotions.ts'
import { adDay } from '#domain/ads/ad-day.ts'
import { judge } from '#domain/ads/lifecycle.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { invoiceNumber } from '#domain/promotions/invoice-number.ts'
import { OPEN_STATES, payableUntil } from '#domain/promotions/lifecycle.ts'
import type { CallContext } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { queueMail } from '#server/features/mails/public.ts'
import { readSentences } from '#server/features/sentences/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { invoice_counts, profiles, promotions, users } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'
import { canManageAd, lockAd } from '#server/features/ads/public.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { presentPromotion, type PromotionRow } from './present-promotion.ts'
import { readRevenueSettings } from './revenue-settings.ts'

const REQUESTS: Limit = { name: 'promotion_request', points: 20, seconds: 3600 }

/**
 * Creates a promotion with an invoice and emails it. An ad has at most one open promotion; repeated requests return it.
 * @throws NOT_FOUND, WRONG_STATE, OFFER_CHANGED, TOO_MANY_ATTEMPTS
 */
export async function requestPromotion(
  context: CallContext,
  { car_id, days, price }: PromotionOffer & { car_id: string },
): Promise<Promotion> {
  const { db, clock, limits } = context
  const sellerId = requireUser(context).id
  await limits.take(REQUESTS, sellerId)
  const catalogue = await context.catalogue()
  return db.transaction(async (tx) => {
    const now = clock()
    const stored = await lockAd(tx, car_id)
    if (!stored || !canManageAd(sellerId, stored.car)) throw fail('NOT_FOUND')
    const [open] = await tx
      .select()
      .from(promotions)
      .where(and(eq(promotions.car_id, car_id), inArray(promotions.state, [...OPEN_STATES])))
    if (open) return presentPromotion(open)
    const verdict = judge(stored.lifecycle, 'feature', 'admin', now)
    if ('reason' in verdict) throw fail('WRONG_STATE', { reason: verdict.reason })
    const { offers, vat_percent, company_name, vat_number } = await readRevenueSettings(tx)
    if (!offers.some((offer) => offer.days === days && offer.price === price)) {
      throw fail('OFFER_CHANGED')
    }
    const nextNumber = await nextInvoiceNumber(tx, now)
    const [promotion] = await tx
      .insert(promotions)
      .values({
        id: newId(),
        car_id,
        seller_id: sellerId,
        state: 'requested',
        days,
        price,
        vat_percent,
        company_name,
        vat_number,
        invoice_number: nextNumber,
        requested_at: now,
      })
      .returning()
    if (!promotion) throw new Error('The insert returned no row')
    await mailInvoice(context, tx, promotion, (lang) => adTitle(stored.car, catalogue, lang))
    return presentPromotion(promotion)
  })
}

async function nextInvoiceNumber(tx: Db, now: Date): Promise<string> {
  const year = Number(adDay(now).slice(0, 4))
  const [counted] = await tx
    .insert(invoice_counts)
    .values({ year, count: 1 })
    .onConflictDoUpdate({ target: invoice_counts.year, set: { count: sql`${invoice_counts.count} + 1` } })
    .returning()
  return invoiceNumber(year, counted?.count ?? 1)
}

async function mailInvoice(
  context: CallContext,
  tx: Db,
  { car_id, seller_id, days, price, invoice_number, requested_at }: PromotionRow,
  title: (lang: 'ar' | 'en') => string,
): Promise<void> {
  const [seller] = await tx
    .select({ email: users.email, name: profiles.first_name, lang: profiles.preferred_language })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, seller_id))
  if (!seller) return
  const { lang } = seller
  await queueMail(context, tx, seller.email, {
    template: price > 0 ? 'ad_promotion_invoice' : 'ad_promotion_asked',
    lang,
    values: {
      name: seller.name ?? '',
      car: title(lang),
      days: (await readSentences(tx))(lang)('sentence_days', { count: days }),
      price: formatPrice(price, lang),
      invoice_number,
      date: formatDate(payableUntil(requested_at).toISOString(), lang),
    },
    link: `${context.publicUrl}/my-ads/promote/${car_id}`,
  })
}
