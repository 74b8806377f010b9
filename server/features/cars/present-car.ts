import type { Car } from '#contract/cars.ts'
import type { ContactMethod } from '#domain/cars/enumerations.ts'
import { specsOf } from '#domain/cars/fields.ts'
import { pictureView } from '#domain/pictures/picture-address.ts'
import { namedFileSize, type PictureSize } from '#domain/pictures/picture-size.ts'
import type { ChosenView } from '#domain/pictures/picture-views.ts'
import { displayName } from '#domain/profiles/display-name.ts'
import { replyPromise } from '#domain/replies/reply-promise.ts'
import type { Rating } from '#domain/seller-reviews/rating.ts'
import { wordsInAd, type TradeWordIndex } from '#server/features/trade-words/public.ts'
import type { CarRow, profiles } from '#server/platform/db/schema/index.ts'
import { presentCard, type CardContext } from './present-card.ts'
import { storedCard } from './stored-card.ts'
import type { TaggedCar } from './tags-of-car.ts'

interface ShownCar {
  /** The row, with current names from the catalogue. */
  car: CarRow
  counters: TaggedCar['counters']
  seller: typeof profiles.$inferSelect
  images: string[]
  /** Of the whole pictures, null where unknown. */
  sizes: readonly (PictureSize | null)[]
  /** What the seller says that they show. */
  views: readonly (ChosenView | null)[]
  discount: number
  tags: number
  visibility: Car['visibility']
  can: Car['can']
  price_changes: Car['price_changes']
  history: Car['history']
  sellerAds: number
  rating: Rating
  tradeWords: TradeWordIndex
}

export function presentCar(shown: ShownCar, context: CardContext): Car {
  const { catalogue } = context
  const {
    car,
    counters,
    seller,
    images,
    sizes,
    views,
    discount,
    tags,
    visibility,
    can,
    price_changes,
    history,
    rating,
  } = shown
  const card = presentCard(storedCard({ car, seller, discount, tags, images }), context)
  const region = catalogue.regions.byId.get(catalogue.cities.byId.get(car.city_id)?.region_id ?? 0)
  return {
    ...card,
    ...specsOf(car),
    can,
    visibility,
    status: car.status,
    make: catalogue.makers.byId.get(car.make_id)?.slug ?? '',
    model: catalogue.models.byId.get(car.model_id ?? 0)?.slug ?? null,
    description_ar: car.description_ar,
    description_en: car.description_en,
    price_note: car.price_note,
    words: wordsInAd(car, shown.tradeWords),
    images: images.length ? images : card.images,
    image_sizes: images.length ? sizes.map((size) => size && namedFileSize(size)) : card.images.map(() => null),
    image_views: (images.length ? images : card.images).map((image, at) => views[at] ?? pictureView(image)),
    condition: car.condition,
    body_type: car.body_types[0] ?? null,
    body_types: car.body_types,
    region_name_ar: region?.name_ar ?? '',
    region_name_en: region?.name_en ?? '',
    district: car.district,
    imported: car.imported,
    history_report_url: car.history_report_url,
    extra_features: car.extra_features,
    seller_id: seller.id,
    seller_name: displayName(seller) ?? 'User',
    seller_is_public: seller.status === 'active',
    seller_picture_url: seller.status === 'active' ? seller.picture_url : null,
    seller_ads_count: shown.sellerAds,
    seller_rating: { count: rating.count, average: rating.average },
    seller_replies: replyPromise(seller),
    favorites_count: counters.favorites_count,
    view_count: counters.view_count,
    contact_count: counters.contact_count,
    contact_methods: car.contact_methods.filter((method) => hasNumber(car, method)),
    price_changes,
    history,
    expires_at: car.expires_at?.toISOString() ?? null,
    demo: car.demo,
  }
}

/** Whether the ad has a number for a contact method that needs one. */
const hasNumber = (car: CarRow, method: ContactMethod): boolean =>
  (method !== 'phone' || car.phone_number !== null) && (method !== 'whatsapp' || car.whatsapp_number !== null)
