import type { SettingKey } from '#domain/settings/registry.ts'
import type { Editing } from './use-setting.ts'

/** Props of the control of a setting. */
export interface ControlProps {
  setting_key: SettingKey
  /** The current value, or the one that is being saved. */
  value: unknown
  editing: Editing
}
