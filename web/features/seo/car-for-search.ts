import type { Car } from '#contract/cars.ts'
import type { Condition } from '#domain/cars/enumerations.ts'
import { carTitle } from '#domain/cars/title.ts'
import type { Lang } from '#domain/language.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { imageObject } from './image-object.ts'
import { inLanguage } from './in-language.ts'

/** schema.org only distinguishes new and used cars. */
const itemCondition = (condition: Condition) =>
  `https://schema.org/${condition === 'new' ? 'NewCondition' : 'UsedCondition'}`

interface Shown {
  car: Car
  publicUrl: string
  lang: Lang
  t: Translate
}

/** A car and its offer as schema.org structured data, without fields that are not stated. */
export function carForSearch({ car, publicUrl, lang, ...texts }: Shown): object {
  const t = withAreas(texts.t, carWordTexts)
  const url = inLanguage(`${publicUrl}/car/${car.id}`, lang)
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: carTitle({ ...car, custom_model: null }, lang),
    url,
    image: car.images.map((image, at) => imageObject(publicUrl + image, car.image_sizes[at])),
    description: car[`description_${lang}`] ?? undefined,
    brand: { '@type': 'Brand', name: car[`make_name_${lang}`] },
    model: car[`model_name_${lang}`] || undefined,
    vehicleModelDate: String(car.year),
    itemCondition: itemCondition(car.condition),
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'KMT' },
    bodyType: car.body_type ? t(`body_type_${car.body_type}`) : undefined,
    color: car.color ? t(`color_${car.color}`) : undefined,
    fuelType: car.fuel_type ? t(`fuel_type_${car.fuel_type}`) : undefined,
    vehicleTransmission: car.transmission ? t(`transmission_${car.transmission}`) : undefined,
    numberOfDoors: car.doors ?? undefined,
    vehicleSeatingCapacity: car.seats ?? undefined,
    numberOfPreviousOwners: car.owners_count ?? undefined,
    vehicleEngine: engineOf(car),
    offers: {
      '@type': 'Offer',
      url,
      ...(car.price !== null && { price: car.price, priceCurrency: 'SAR' }),
      availability: `https://schema.org/${car.visibility === 'public' ? 'InStock' : 'SoldOut'}`,
      itemCondition: itemCondition(car.condition),
      priceValidUntil: car.expires_at?.slice(0, 10),
      seller: { '@type': 'Person', name: car.seller_name },
      areaServed: car[`city_name_${lang}`],
    },
  }
}

function engineOf({ engine_size, power_hp }: Car): object | undefined {
  if (!engine_size && !power_hp) return undefined
  return {
    '@type': 'EngineSpecification',
    ...(engine_size && { engineDisplacement: { '@type': 'QuantitativeValue', value: engine_size, unitCode: 'LTR' } }),
    // brake horsepower
    ...(power_hp && { enginePower: { '@type': 'QuantitativeValue', value: power_hp, unitCode: 'BHP' } }),
  }
}
