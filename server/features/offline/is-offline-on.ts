import { settingInEffect } from '#domain/settings/stored-setting.ts'
import type { DataServices } from '#server/context.ts'

const KEY = 'enable_offline'

/** Whether devices may keep pages. Without a database they may, as they did before. */
export async function isOfflineOn({ publicSettings }: Pick<DataServices, 'publicSettings'>): Promise<boolean> {
  const settings = await publicSettings().catch(() => [])
  return settingInEffect(KEY, settings.find(({ setting_key }) => setting_key === KEY)?.setting_value)
}
