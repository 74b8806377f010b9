import { useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The site's name: the one that admins set for this language, else the built-in one. */
export function useAppName(): string {
  const { lang, t } = useTexts()
  const name = useSettings().read(`app_name_${lang}`)
  return typeof name === 'string' && name ? name : t('app_name')
}
