import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** What is said when a maker or model is saved. */
export function useSavedTexts() {
  const { t, lang } = useTexts(carMakerTexts)
  return {
    added: (fields: { name_ar: string; name_en: string }) => t('maker_added', { name: fields[`name_${lang}`] }),
    saved: t('maker_saved'),
    unchanged: t('maker_unchanged'),
  }
}
