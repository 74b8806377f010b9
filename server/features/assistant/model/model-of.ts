import { settingInEffect } from '#domain/settings/stored-setting.ts'
import type { Services } from '#server/context.ts'

const KEY = 'enable_language_model'

/** The language model, if one is configured and admins have not switched it off. */
export async function modelOf({
  languageModel,
  publicSettings,
}: Pick<Services, 'languageModel' | 'publicSettings'>): Promise<Services['languageModel']> {
  if (!languageModel) return null
  const setting = (await publicSettings()).find(({ setting_key }) => setting_key === KEY)
  return settingInEffect(KEY, setting?.setting_value) ? languageModel : null
}
