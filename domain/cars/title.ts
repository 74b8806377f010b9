import type { Lang } from '#domain/language.ts'
import { modelName } from './model-name.ts'

export type TitledCar = {
  ad_title_ar: string | null
  ad_title_en: string | null
  make_name_ar: string | null
  make_name_en: string | null
  model_name_ar: string | null
  model_name_en: string | null
  /** Typed by the seller if the model is not in the catalogue. */
  custom_model: string | null
  year: number
}

/** The title of the seller, in the other language if necessary; else make, model and year. */
export function carTitle(car: TitledCar, lang: Lang): string {
  const own = inLanguage(lang, car.ad_title_ar, car.ad_title_en)
  if (own) return own
  const make = inLanguage(lang, car.make_name_ar, car.make_name_en)
  const model = inLanguage(lang, car.model_name_ar, car.model_name_en) || car.custom_model?.trim()
  return [modelName(make, model ?? ''), car.year].filter(Boolean).join(' ')
}

function inLanguage(lang: Lang, ar: string | null, en: string | null): string {
  const inAr = ar?.trim() ?? ''
  const inEn = en?.trim() ?? ''
  return lang === 'ar' ? inAr || inEn : inEn || inAr
}
