import { z } from 'zod'
import { CarCard } from '#contract/cars.ts'
import { carName } from '#domain/cars/car-name.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { pageUrl, type ToolContext } from './tool.ts'

/** An ad without anything about its seller. */
export const ShownCar = CarCard.pick({
  id: true,
  year: true,
  fair_price: true,
  price_label: true,
  published_at: true,
  confirmed_days_ago: true,
}).extend({
  name: z.string(),
  make: z.string(),
  model: z.string(),
  city: z.string(),
  price_sar: z.int().nullable().describe('Asking price in Saudi riyals; null if it is on request'),
  price_text: z.string().describe('The price with its unit'),
  discount_sar: z.int().describe('Riyals below the highest recent price'),
  mileage_km: z.int(),
  is_featured: z.boolean().describe('Whether the ad is promoted'),
  tags: z.array(z.string()),
  picture: z.url().nullable(),
  url: z.url(),
})
export type ShownCar = z.output<typeof ShownCar>

/** The card of an ad in the language of the answer. */
export function showCar(car: CarCard, context: ToolContext): ShownCar {
  const { lang, say, origin } = context
  const [picture] = car.images
  return {
    id: car.id,
    name: carName(car, lang),
    make: car[`make_name_${lang}`],
    model: car[`model_name_${lang}`],
    year: car.year,
    city: car[`city_name_${lang}`],
    price_sar: car.price,
    price_text: car.price === null ? say('sentence_price_on_request') : formatPrice(car.price, lang),
    discount_sar: car.discount,
    mileage_km: car.mileage,
    is_featured: car.featured,
    tags: car.tags.map((tag) => tag[`name_${lang}`]),
    fair_price: car.fair_price,
    price_label: car.price_label,
    published_at: car.published_at,
    confirmed_days_ago: car.confirmed_days_ago,
    picture: picture === undefined ? null : new URL(picture, origin).href,
    url: pageUrl(context, `/car/${car.id}`),
  }
}
