import { settingInEffect } from '#domain/settings/stored-setting.ts'
import type { DataServices } from '#server/context.ts'

const KEY = 'enable_mcp'

/** Whether other assistants may ask. */
export async function isMcpOn({ publicSettings }: Pick<DataServices, 'publicSettings'>): Promise<boolean> {
  const setting = (await publicSettings()).find(({ setting_key }) => setting_key === KEY)
  return settingInEffect(KEY, setting?.setting_value)
}
