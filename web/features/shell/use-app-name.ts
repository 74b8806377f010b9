import { useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The name of the site in the current language: from the settings, else the built-in one. */
export function useAppName(): string {
  const { lang, t } = useTexts()
  const name = useSettings().read(`app_name_${lang}`)
  return typeof name === 'string' && name ? name : t('app_name')
}
