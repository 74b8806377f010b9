import { settingInEffect } from '#domain/settings/stored-setting.ts'
import type { DataServices } from '#server/context.ts'

const KEY = 'enable_deals_section'

/** Whether visitors see deals. */
export async function isSectionOn({ publicSettings }: Pick<DataServices, 'publicSettings'>): Promise<boolean> {
  const setting = (await publicSettings()).find(({ setting_key }) => setting_key === KEY)
  return settingInEffect(KEY, setting?.setting_value)
}
