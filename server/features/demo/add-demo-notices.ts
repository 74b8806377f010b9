import { HOUR_MS } from '#domain/durations.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import type { Services } from '#server/context.ts'
import { adTitle } from '#server/features/catalogue/public.ts'
import { notify, type News } from '#server/features/notifications/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { CarRow } from '#server/platform/db/schema/index.ts'

interface People {
  buyer_id: string
  seller_id: string
  /** Ads of the seller. */
  own: readonly CarRow[]
  /** An ad of another seller. */
  other: CarRow | undefined
}

/** Adds notifications for the demo buyer and the demo seller, except those about offers and appointments. */
export async function addDemoNotices(
  services: Services,
  tx: Db,
  { buyer_id, seller_id, own, other }: People,
): Promise<void> {
  const catalogue = await services.catalogue()
  const hoursAgo = (hours: number) => new Date(services.clock().getTime() - hours * HOUR_MS)
  const notifyOf = (userId: string, hours: number, news: Omit<News, 'user_id' | 'now'>) =>
    notify(services, tx, { ...news, user_id: userId, now: hoursAgo(hours) })
  const about = (car: CarRow) => (lang: Lang) => ({
    car: adTitle(car, catalogue, lang),
    ...(car.price !== null && { price: formatPrice(car.price, lang) }),
  })
  const [first, second] = own

  if (first) await notifyOf(seller_id, 70, { kind: 'ad_approved', values: about(first), link: `/car/${first.id}` })
  if (second) {
    const link = `/my-ads/promote/${second.id}`
    await notifyOf(seller_id, 20, { kind: 'ad_promotion_ended', values: about(second), link })
  }
  const wish = { search: 'تويوتا كامري', count: 3 }
  await notifyOf(buyer_id, 26, { kind: 'saved_search', values: () => wish, link: '/explore?make=toyota&model=camry' })
  if (other) await notifyOf(buyer_id, 5, { kind: 'ad_cheaper', values: about(other), link: `/car/${other.id}` })
}
