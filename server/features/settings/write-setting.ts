import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { app_settings } from '#server/platform/db/schema/index.ts'

export async function writeSetting(tx: Db, setting_key: string, value: unknown): Promise<void> {
  afterCommit(tx, { type: 'settings_changed' })
  await tx
    .insert(app_settings)
    .values({ setting_key, setting_value: JSON.stringify(value) })
    .onConflictDoUpdate({
      target: app_settings.setting_key,
      set: { setting_value: sql`excluded.setting_value`, updated_at: sql`now()` },
    })
}
