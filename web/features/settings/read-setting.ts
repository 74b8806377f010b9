import type { AppSetting } from '#contract/settings.ts'

/** The value of a setting, parsed if it is JSON; undefined if not set. */
export function readSetting(settings: readonly AppSetting[], key: string): unknown {
  const setting = settings.find(({ setting_key }) => setting_key === key)
  if (!setting) return undefined
  try {
    return JSON.parse(setting.setting_value)
  } catch {
    return setting.setting_value
  }
}
