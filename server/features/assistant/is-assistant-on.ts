import { settingInEffect } from '#domain/settings/stored-setting.ts'
import type { DataServices } from '#server/context.ts'

const KEY = 'enable_ai_assistant'

/** Whether visitors may ask. */
export async function isAssistantOn({ publicSettings }: Pick<DataServices, 'publicSettings'>): Promise<boolean> {
  const setting = (await publicSettings()).find(({ setting_key }) => setting_key === KEY)
  return settingInEffect(KEY, setting?.setting_value)
}
