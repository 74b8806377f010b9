import { z } from 'zod'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf } from './procedure.ts'
import { Timestamp } from './timestamp.ts'
import { UploadedPicture } from './uploaded-picture.ts'

export const AppSetting = z.object({
  setting_key: z.string(),
  /** Stored as JSON or plain text. */
  setting_value: z.string(),
})
export type AppSetting = z.output<typeof AppSetting>

const StoredSetting = AppSetting.extend({ updated_at: Timestamp })
export type StoredSetting = z.output<typeof StoredSetting>

const LONGEST_VALUE = 20_000
const StoredText = z
  .string()
  .check(atMost(LONGEST_VALUE))
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'malformed_text')

const SettingUpdate = z.strictObject({
  key_name: z.string().check(atMost(100)),
  /**
   * Objects are stored as they are, other values as JSON text. Null removes the setting, which restores its default.
   */
  new_value: z.union([StoredText, z.record(z.string(), z.unknown()), z.array(z.unknown()), z.null()]),
  /**
   * The stored value that the change is based on; null if there was none. Without it, concurrent changes are
   * overwritten.
   */
  seen: StoredText.nullable().optional(),
})
export type SettingUpdate = z.output<typeof SettingUpdate>

const UpdatedSetting = z.object({
  setting_key: z.string(),
  /** The stored value; null if the setting was removed. */
  setting_value: z.string().nullable(),
  /** False if the setting had this value already. */
  is_changed: z.boolean(),
})
export type UpdatedSetting = z.output<typeof UpdatedSetting>

const route = routesOf('settings')

export const settings = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['settings'] })
    .route(
      route(
        'List public settings',
        'GET',
        '/app-settings',
        'Settings that visitors may read, by key. Values are JSON or plain text.',
      ),
    )
    .output(z.array(AppSetting)),
  list_any: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'List all settings that have been set',
        'GET',
        '/admin/app-settings',
        'By key, including unknown ones. Settings that have not been set have their initial value.',
      ),
    )
    .output(z.array(StoredSetting)),
  update_app_setting: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Change a setting',
        'PUT',
        '/admin/app-settings/{key_name}',
        'Accepts known settings, and others that have a value.',
      ),
    )
    .input(SettingUpdate)
    .errors(errors('NOT_FOUND', 'INVALID_INPUT', 'CONTENT_CHANGED'))
    .output(UpdatedSetting),
  add_logo: procedure
    .meta({ access: 'admin', forms: true })
    .route(route('Upload a logo', 'POST', '/admin/logos', 'To show it, set `app_logo_url` to its URL.'))
    .input(z.strictObject({ picture: UploadedPicture }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT'))
    .output(z.object({ logo_url: z.string() })),
}
