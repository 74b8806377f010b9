import type { Lang } from '#domain/language.ts'
import { settingInEffect } from './stored-setting.ts'

const BUILT_IN: Record<Lang, string> = { ar: 'صيّاد', en: 'Sayyad' }

interface Known {
  settings: readonly { setting_key: string; setting_value: string }[]
  /** Texts changed by admins */
  texts: readonly { text_key: string; text_ar: string; text_en: string }[]
}

/** The name of the site in emails and SMS: the setting, or else the text, or else the built-in name. */
export function appNameIn(lang: Lang, { settings, texts }: Known): string {
  const stored = settings.find(({ setting_key }) => setting_key === `app_name_${lang}`)?.setting_value
  return (
    settingInEffect(`app_name_${lang}`, stored) ||
    (texts.find(({ text_key }) => text_key === 'app_name')?.[`text_${lang}`] ?? '') ||
    BUILT_IN[lang]
  )
}
