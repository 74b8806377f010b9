import type { PlainField } from '#domain/cars/fields.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { carWordTexts } from './car-words/area.ts'
import { composedText, withAreas, type Texts } from './create-texts.ts'

type InWords = Pick<Texts, 'lang' | 't'>

/** The formatted value of a plain field; null if not stated. */
export function fieldInWords(
  field: PlainField,
  value: string | number | boolean | null,
  texts: InWords,
): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'number') return numberInWords(field, value, texts)
  if (typeof value === 'boolean') return texts.t(value ? 'yes' : 'no')
  return field.type === 'day'
    ? formatDate(value, texts.lang)
    : composedText(withAreas(texts.t, carWordTexts), `${field.name}_${value}`)
}

function numberInWords(field: PlainField, value: number, { lang, t }: InWords): string {
  if (value === 0 && 'zeroLabel' in field) return t(field.zeroLabel)
  switch ('unit' in field && field.unit) {
    case 'year':
      return String(value)
    case 'kilometres':
      return formatMileage(value, lang)
    case 'riyals':
      return formatPrice(value, lang)
    case 'litres':
      return t('litres', { size: value })
    case 'horsepower':
      return t('horsepower', { count: value })
    default:
      return formatNumber(value, lang)
  }
}
