import { NUMBER_FIELDS } from '#domain/cars/fields.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { composedText, withAreas, type Texts } from '#web/texts/create-texts.ts'
import { fieldText } from '#web/ui/form/failure-text.ts'

/** The text of a problem of an ad's field. A number without a text of its own is told its bounds. */
export function problemText(code: string, { lang, t }: Pick<Texts, 'lang' | 't'>): string {
  const key = `field_${code}`
  const bounds = NUMBER_FIELDS.find(
    ({ name }) => /^_(?:too_low|too_high|not_whole)$/.test(code.slice(name.length)) && code.startsWith(name),
  )?.bounds
  if (!bounds || composedText(t, key) !== key) return fieldText(code, t)
  const [min, max] = [formatNumber(bounds.min, lang), formatNumber(bounds.max, lang)]
  return withAreas(t, addCarTexts)('field_number_between', { min, max })
}
