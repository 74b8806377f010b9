import type { Lang } from '#domain/language.ts'
import { readPlace } from '#domain/prices/price-path.ts'
import type { DataServices } from '#server/context.ts'
import { findPriced } from '#server/features/prices/public.ts'
import { readSentences } from '#server/features/sentences/public.ts'
import type { CardTitle } from './card-title.ts'

type Needed = Pick<DataServices, 'db' | 'catalogue'>

/** The parts of the path of a page of prices. */
export interface PriceParts {
  make?: string | undefined
  model?: string | undefined
  place?: string | undefined
  city?: string | undefined
}

/** The question that a page of prices answers; null if there is no such page. */
export async function findPriceTitle(services: Needed, parts: PriceParts, lang: Lang): Promise<CardTitle | null> {
  const say = (await readSentences(services.db))(lang)
  const { make, model, place, city } = parts
  if (make === undefined) return { lang, title: say('sentence_prices') }
  const where = readPlace([place, city].filter((part) => part !== undefined))
  const priced = where && (await findPriced(services, { make, model, ...where }))
  if (!priced) return null
  const name = `name_${lang}` as const
  if (!priced.model) return { lang, title: say('sentence_prices_of', { make: priced.make[name] }) }
  const car = [priced.make[name], priced.model[name], priced.year].filter(Boolean).join(' ')
  const title = priced.city
    ? say('sentence_price_question_in', { car, city: priced.city[name] })
    : say('sentence_price_question', { car })
  return { lang, title }
}
