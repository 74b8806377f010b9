import type { SettingUpdate, UpdatedSetting } from '#contract/settings.ts'
import { sameJson } from '#domain/admin-changes/merge-fields.ts'
import { checkSetting } from '#domain/settings/check-setting.ts'
import { isOtherKey, isSettingKey } from '#domain/settings/registry.ts'
import { parseStored } from '#domain/settings/parse-stored.ts'
import { settingInEffect } from '#domain/settings/stored-setting.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { findStored } from './read-setting.ts'
import { settingContent } from './setting-content.ts'

/**
 * Changes a known setting, or an unknown one that has a value.
 * @throws NOT_FOUND, INVALID_INPUT, CONTENT_CHANGED
 */
export async function updateSetting(
  context: CallContext,
  { key_name, new_value, seen }: SettingUpdate,
): Promise<UpdatedSetting> {
  const before = await findStored(context.db, key_name)
  // internal settings and those with their own screen cannot be changed here
  if (isOtherKey(key_name) || !(isSettingKey(key_name) || before !== undefined)) throw fail('NOT_FOUND')
  const answer = (setting_value: string | null | undefined, is_changed: boolean) => ({
    setting_key: key_name,
    setting_value: setting_value ?? null,
    is_changed,
  })
  const unchanged = answer(before, false)
  if (new_value === null && before === undefined) return unchanged

  const setting_value = new_value === null ? null : stored(key_name, new_value)
  const current = isSettingKey(key_name) ? settingInEffect(key_name, before) : parseStored(before ?? '')
  if (setting_value !== null && sameJson(current, parseStored(setting_value))) return unchanged

  const changed = await changeContent(context, settingContent, {
    content_id: key_name,
    wanted: setting_value === null ? null : { setting_value, updated_at: context.clock().toISOString() },
    seen: seen === undefined ? {} : { setting_value: seen },
  })
  return changed.length ? answer(setting_value, true) : unchanged
}

/** @throws INVALID_INPUT */
function stored(key: string, new_value: NonNullable<SettingUpdate['new_value']>): string {
  const value = typeof new_value === 'string' ? parseStored(new_value) : new_value
  if (!isSettingKey(key)) return JSON.stringify(value)
  const checked = checkSetting(key, value)
  if (checked.fault !== undefined) throw invalid('new_value', `setting_${checked.fault}`)
  return JSON.stringify(checked.value)
}
