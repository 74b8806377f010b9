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
  const answer = (settingValue: string | null | undefined, isChanged: boolean) => ({
    setting_key: key_name,
    setting_value: settingValue ?? null,
    is_changed: isChanged,
  })
  const unchanged = answer(before, false)
  if (new_value === null && before === undefined) return unchanged

  const settingValue = new_value === null ? null : stored(key_name, new_value)
  const current = isSettingKey(key_name) ? settingInEffect(key_name, before) : parseStored(before ?? '')
  if (settingValue !== null && sameJson(current, parseStored(settingValue))) return unchanged

  const changed = await changeContent(context, settingContent, {
    content_id: key_name,
    wanted: settingValue === null ? null : { setting_value: settingValue, updated_at: context.clock().toISOString() },
    seen: seen === undefined ? {} : { setting_value: seen },
  })
  return changed.length ? answer(settingValue, true) : unchanged
}

/** @throws INVALID_INPUT */
function stored(key: string, newValue: NonNullable<SettingUpdate['new_value']>): string {
  const value = typeof newValue === 'string' ? parseStored(newValue) : newValue
  if (!isSettingKey(key)) return JSON.stringify(value)
  const checked = checkSetting(key, value)
  if (checked.fault !== undefined) throw invalid('new_value', `setting_${checked.fault}`)
  return JSON.stringify(checked.value)
}
