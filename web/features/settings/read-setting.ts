import type { AppSetting } from '#contract/settings.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'

/** The value of a setting, parsed if it is JSON; undefined if not set. */
export function readSetting(settings: readonly AppSetting[], key: string): unknown {
  const setting = settings.find(({ setting_key }) => setting_key === key)
  return setting && parseStored(setting.setting_value)
}
