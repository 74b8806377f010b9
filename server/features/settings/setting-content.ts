import { eq } from 'drizzle-orm'
import { isSettingKey, SETTINGS } from '#domain/settings/registry.ts'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { Db } from '#server/platform/db/client.ts'
import { app_settings } from '#server/platform/db/schema/index.ts'
import { requestSearchRebuild } from '#server/platform/jobs/request-search-rebuild.ts'

/** The content store of settings, by key. */
export const settingContent: ContentStore = {
  kind: 'setting',
  what: 'change_setting',
  read: readRow,
  write: async ({ jobs }, tx, settingKey, values) => {
    afterCommit(tx, { type: 'settings_changed' })
    if (values) {
      const { setting_value, updated_at } = values as unknown as Row
      const set = { setting_value, updated_at: new Date(updated_at) }
      await tx
        .insert(app_settings)
        .values({ setting_key: settingKey, ...set })
        .onConflictDoUpdate({ target: app_settings.setting_key, set })
    } else await tx.delete(app_settings).where(eq(app_settings.setting_key, settingKey))
    if (isSettingKey(settingKey) && 'changesTags' in SETTINGS[settingKey]) await requestSearchRebuild(jobs, tx)
  },
}

interface Row {
  setting_value: string
  updated_at: string
}

async function readRow(tx: Db, settingKey: string) {
  const [row] = await tx.select().from(app_settings).where(eq(app_settings.setting_key, settingKey))
  return row ? { setting_value: row.setting_value, updated_at: row.updated_at.toISOString() } : null
}
