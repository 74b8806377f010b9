import type { AppSetting } from '#contract/settings.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { readSetting } from './read-setting.ts'
import { useSettings } from './settings-provider.tsx'

/** The name of the site in the current language: the setting, or else the built-in name. */
export function useAppName(): string {
  const texts = useTexts()
  return nameOr(useSettings().read(`app_name_${texts.lang}`), texts)
}

/**
 * `useAppName` for loaders.
 * @param settings null if the server could not read them
 */
export const appNameOf = (settings: readonly AppSetting[] | null | undefined, texts: Texts): string =>
  nameOr(readSetting(settings ?? [], `app_name_${texts.lang}`), texts)

const nameOr = (name: unknown, { t }: Texts): string => (typeof name === 'string' && name ? name : t('app_name'))
