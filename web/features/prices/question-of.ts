import type { Texts } from '#web/texts/create-texts.ts'
import type { priceTexts } from '#web/texts/prices/area.ts'
import { carOf, type PricePlace } from './crumbs-of.ts'

/** «كم سعر تويوتا كامري 2019 في الرياض؟», with isolated names. */
export function questionOf(place: PricePlace, { t, lang }: Texts<typeof priceTexts>): string {
  const car = isolated(carOf(place, lang))
  return place.city
    ? t('prices_question_in', { car, city: isolated(place.city[`name_${lang}`]) })
    : t('prices_question', { car })
}

const isolated = (text: string): string => `\u2068${text}\u2069`
