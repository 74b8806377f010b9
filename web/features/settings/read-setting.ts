import type { AppSetting } from '#contract/settings.ts'

/** A setting's value, parsed where it is JSON; undefined where it is not set. */
export function readSetting(settings: readonly AppSetting[], key: string): unknown {
  const setting = settings.find(({ setting_key }) => setting_key === key)
  if (!setting) return undefined
  try {
    return JSON.parse(setting.setting_value)
  } catch {
    return setting.setting_value
  }
}
