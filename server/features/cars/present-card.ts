import type { CarCard, ShownTag } from '#contract/cars.ts'
import { adDaysSince } from '#domain/ads/ad-day.ts'
import { firstTags } from '#domain/tags/choose-tags.ts'
import { tagsOfMask } from '#domain/tags/tag-mask.ts'
import { asNamedNow, type Catalogue } from '#server/features/catalogue/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import { placeholderImage } from '#domain/pictures/placeholder-image.ts'
import { labelAmount } from '#domain/fair-price/shown-fair-price.ts'
import { readFairPrices, type FairPriceOf } from '#server/features/fair-price/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { StoredCard } from './stored-card.ts'

export interface CardServices {
  db: Db
  clock: Clock
  catalogue: () => Promise<Catalogue>
}

/** The parts of a card that may change, so they are not stored with it. */
export interface CardContext {
  catalogue: Catalogue
  fairPriceOf: FairPriceOf
  now: Date
}

export async function cardContext(services: CardServices, cards: readonly { key: number }[]): Promise<CardContext> {
  const [catalogue, fairPriceOf] = await Promise.all([services.catalogue(), readFairPrices(services, cards)])
  return { catalogue, fairPriceOf, now: services.clock() }
}

export function presentCard(stored: StoredCard, { catalogue, fairPriceOf, now }: CardContext): CarCard {
  const card = asNamedNow(stored, catalogue)
  const city = catalogue.cities.byId.get(card.city_id)
  const fairPrice = fairPriceOf(card)
  return {
    id: card.id,
    ad_title_ar: card.ad_title_ar,
    ad_title_en: card.ad_title_en,
    ...presentNames(card, catalogue),
    year: card.year,
    price: card.price,
    discount: card.discount,
    mileage: card.mileage,
    city_name_ar: city?.name_ar ?? '',
    city_name_en: city?.name_en ?? '',
    images: card.images.length ? [...card.images] : [placeholderImage(card.body_type, card.color)],
    tags: presentTags(card.tags, catalogue),
    featured: card.featured_until !== null && new Date(card.featured_until) > now,
    published_at: card.published_at,
    seller_is_verified: card.seller_is_verified,
    seller_replies_fast: card.seller_replies_fast ?? false,
    confirmed_days_ago: card.confirmed_at === null ? null : Math.max(0, adDaysSince(card.confirmed_at, now)),
    fair_price: fairPrice,
    price_label: labelAmount(card.price, fairPrice),
  }
}

type Named = Pick<StoredCard, 'make_id' | 'model_id' | 'custom_model'>

/** @param car the row, with current names from the catalogue */
export function presentNames({ make_id, model_id, custom_model }: Named, { makers, models }: Catalogue) {
  const make = makers.byId.get(make_id)
  const model = models.byId.get(model_id ?? 0)
  return {
    make_name_ar: make?.name_ar ?? '',
    make_name_en: make?.name_en ?? '',
    model_name_ar: model?.name_ar ?? custom_model ?? '',
    model_name_en: model?.name_en ?? custom_model ?? '',
  }
}

export async function presentCards(services: CardServices, cards: readonly StoredCard[]): Promise<CarCard[]> {
  const context = await cardContext(services, cards)
  return cards.map((card) => presentCard(card, context))
}

/** The tags that a card shows. */
export function presentTags(mask: number, catalogue: Catalogue): ShownTag[] {
  return firstTags(tagsOfMask(mask, catalogue.tags)).map(({ id, name_en, name_ar, activation_rules }) => ({
    id,
    name_en,
    name_ar,
    is_discount: activation_rules.type === 'automatic' && activation_rules.condition === 'discount',
  }))
}
