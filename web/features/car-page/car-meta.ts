import type { Car } from '#contract/cars.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { truncate } from '#domain/text/truncate.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'

const MOST_LETTERS = 120

/** Metadata of an ad, for search engines and link previews. */
export function carMeta(car: Car, { lang, t }: Texts) {
  const description = [
    priceInWords(car.price, { lang, t }),
    formatMileage(car.mileage, lang),
    withAreas(t, carWordTexts)(`condition_${car.condition}`),
    t('car_place', { city: car[`city_name_${lang}`], region: car[`region_name_${lang}`] }),
    truncate(car[`description_${lang}`] ?? '', MOST_LETTERS),
  ]
  return {
    title: carTitle({ ...car, custom_model: null }, lang),
    description: description.filter(Boolean).join(' · '),
    image: car.images[0],
    imageSize: car.image_sizes[0],
    isIndexed: car.visibility === 'public',
  }
}
