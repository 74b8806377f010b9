import { modelName } from './model-name.ts'
import type { Lang } from '#domain/language.ts'

interface Named {
  make_name_ar: string
  make_name_en: string
  model_name_ar: string
  model_name_en: string
  year: number
}

/** Make, model and year in the language of the reader; also the alt text of pictures. */
export function carName(car: Named, lang: Lang): string {
  return `${modelName(car[`make_name_${lang}`], car[`model_name_${lang}`])} ${car.year}`
}
