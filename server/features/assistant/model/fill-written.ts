import type { CarCard } from '#contract/cars.ts'
import type { CarReference, Reference, Written } from '#domain/assistant/written/reference.ts'
import { carName } from '#domain/cars/car-name.ts'
import { hasLink, hasPhone } from '#domain/contacts/contact-in-text.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import type { Lang } from '#domain/language.ts'
import type { DataServices } from '#server/context.ts'
import { listCards } from '#server/features/cars/public.ts'
import { listFacts } from '#server/features/facts/public.ts'
import { readModelPrices } from '../read-model-prices.ts'

/** A sentence with what it refers to, as it is at this moment; null if something of it is not there any more. */
export async function fillWritten(services: DataServices, pieces: Written, lang: Lang): Promise<string | null> {
  const filled = await Promise.all(
    pieces.map(async (piece) => (typeof piece === 'string' ? piece : fillReference(services, piece, lang))),
  )
  // sellers write names of models that the catalogue does not have
  const isComplete = filled.every((text): text is string => text !== null && !hasPhone(text) && !hasLink(text))
  return isComplete ? filled.join('') : null
}

async function fillReference(services: DataServices, reference: Reference, lang: Lang): Promise<string | null> {
  switch (reference.of) {
    case 'car': {
      const [card] = await listCards(services, { ids: [reference.car_id] })
      return card ? CAR[reference.field](card, lang) : null
    }
    case 'prices': {
      const figures = (await readModelPrices(services, reference.asked))?.figures
      if (!figures) return null
      const figure = figures[reference.figure]
      return reference.figure === 'count' ? formatNumber(figure, lang) : formatPrice(figure, lang)
    }
    case 'fact': {
      const [fact] = await listFacts(services, { key: [reference.key] })
      return fact?.[`${reference.field}_${lang}`] ?? null
    }
    case 'amount':
      return formatPrice(reference.riyals, lang)
    default:
      return formatNumber(reference.count, lang)
  }
}

const CAR: Record<CarReference, (card: CarCard, lang: Lang) => string | null> = {
  name: carName,
  make: (card, lang) => card[`make_name_${lang}`],
  model: (card, lang) => card[`model_name_${lang}`],
  year: ({ year }) => String(year),
  price: ({ price }, lang) => (price === null ? null : formatPrice(price, lang)),
  mileage: ({ mileage }, lang) => formatMileage(mileage, lang),
  city: (card, lang) => card[`city_name_${lang}`],
  fair_price: ({ fair_price: fair }, lang) => fair && formatPrice(fair.expected, lang),
}
