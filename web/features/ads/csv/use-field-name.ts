import { AD_FIELDS } from '#domain/cars/fields.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Returns the form's name of an import field. */
export function useFieldName(): (field: ImportField) => string {
  const { t } = useTexts(adsTexts)
  return (field) => {
    const label = AD_FIELDS.find(({ name }) => name === field)?.label
    return label ? composedText(t, label) : composedText(t, `ad_csv_field_${field}`)
  }
}
