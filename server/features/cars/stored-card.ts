import type { BodyType } from '#domain/cars/enumerations.ts'
import { repliesFast, type Replies } from '#domain/replies/reply-promise.ts'
import type { CarRow, profiles } from '#server/platform/db/schema/index.ts'

/** A card as stored in `car_cards`. Contains IDs instead of names, which may change. Times are in ISO 8601. */
export type StoredCard = Pick<
  CarRow,
  | 'key'
  | 'id'
  | 'ad_title_ar'
  | 'ad_title_en'
  | 'make_id'
  | 'model_id'
  | 'custom_model'
  | 'year'
  | 'price'
  | 'mileage'
  | 'city_id'
  | 'color'
> & {
  body_type: BodyType | null
  /** In riyals. */
  discount: number
  /** A bit mask. */
  tags: number
  images: readonly string[]
  featured_until: string | null
  published_at: string
  seller_is_verified: boolean
  seller_replies_fast?: true
  confirmed_at: string | null
}

const MOST_IMAGES = 5

interface CardInput {
  car: Pick<CarRow, (keyof StoredCard & keyof CarRow) | 'body_types' | 'created_at'>
  seller: Pick<typeof profiles.$inferSelect, 'identity_verified_at' | keyof Replies>
  discount: number
  tags: number
  /** URLs of pictures, cover first. */
  images: readonly string[]
}

export function storedCard({ car, seller, discount, tags, images }: CardInput): StoredCard {
  return {
    key: car.key,
    id: car.id,
    ad_title_ar: car.ad_title_ar,
    ad_title_en: car.ad_title_en,
    make_id: car.make_id,
    model_id: car.model_id,
    custom_model: car.custom_model,
    year: car.year,
    price: car.price,
    mileage: car.mileage,
    city_id: car.city_id,
    color: car.color,
    body_type: car.body_types[0] ?? null,
    discount,
    tags,
    images: images.slice(0, MOST_IMAGES),
    featured_until: car.featured_until?.toISOString() ?? null,
    published_at: (car.published_at ?? car.created_at).toISOString(),
    seller_is_verified: seller.identity_verified_at !== null,
    ...(repliesFast(seller) && { seller_replies_fast: true }),
    confirmed_at: car.confirmed_at?.toISOString() ?? null,
  }
}
