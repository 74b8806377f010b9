import { checkSetting } from './check-setting.ts'
import { parseStored } from './parse-stored.ts'
import { SETTINGS, type SettingKey, type SettingValue } from './registry.ts'

/** The value in effect: the stored one if it is valid, else the initial one. @param setting_value undefined if not set */
export function settingInEffect<Key extends SettingKey>(key: Key, settingValue: string | undefined): SettingValue<Key> {
  const checked = settingValue === undefined ? null : checkSetting(key, parseStored(settingValue))
  return checked && checked.fault === undefined ? checked.value : (SETTINGS[key].initial as SettingValue<Key>)
}
