import { sql } from 'drizzle-orm'
import type { OtherKey, SettingKey, SettingValue } from '#domain/settings/registry.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { Db } from '#server/platform/db/client.ts'
import { app_settings } from '#server/platform/db/schema/index.ts'

/** Writes internal settings. Admins change settings through `changeContent`. */
export async function writeSetting<Key extends SettingKey | OtherKey>(
  tx: Db,
  settingKey: Key,
  value: Key extends SettingKey ? SettingValue<Key> : unknown,
): Promise<void> {
  afterCommit(tx, { type: 'settings_changed' })
  await tx
    .insert(app_settings)
    .values({ setting_key: settingKey, setting_value: JSON.stringify(value) })
    .onConflictDoUpdate({
      target: app_settings.setting_key,
      set: { setting_value: sql`excluded.setting_value`, updated_at: sql`now()` },
    })
}
