import { and, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { UNDOABLE_DAYS } from '#domain/admin-changes/undoable.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import { content_versions, media } from '#server/platform/db/schema/index.ts'
import type { Files } from '#server/platform/files/open-stores.ts'
import { sweepFolder } from '#server/platform/files/sweep-folder.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { mediaContent } from './media-content.ts'
import { MEDIA_FOLDER, mediaKeysOf } from './media-files.ts'

/**
 * Every night: deletes versions that were replaced so long ago that no undo restores them, and files that neither a
 * picture nor a remaining version needs.
 */
export const sweepMedia: Job<object, { db: Db; clock: Clock; files: Pick<Files, 'public'> }> = {
  name: 'sweep_media',
  retries: 3,
  seconds: 600,
  cron: '0 4 * * *',
  run: async ({ db, clock, files }) => {
    const now = clock()
    await deleteOldVersions(db, new Date(now.getTime() - UNDOABLE_DAYS * DAY_MS))
    const current = await db.select({ url: media.url }).from(media)
    const versions = await db
      .select({ url: sql<string | null>`${content_versions.values} ->> 'url'` })
      .from(content_versions)
      .where(eq(content_versions.kind, mediaContent.kind))
    const inUse = new Set([...current, ...versions].flatMap(({ url }) => (url === null ? [] : mediaKeysOf(url))))
    await sweepFolder(files.public, MEDIA_FOLDER, { inUse, now })
  },
}

async function deleteOldVersions(db: Db, oldest: Date): Promise<void> {
  const later = alias(content_versions, 'later')
  const wasReplaced = db
    .select({ version: later.version })
    .from(later)
    .where(
      and(
        eq(later.kind, content_versions.kind),
        eq(later.content_id, content_versions.content_id),
        eq(later.version, sql`${content_versions.version} + 1`),
        lt(later.created_at, oldest),
      ),
    )
  await db.delete(content_versions).where(and(eq(content_versions.kind, mediaContent.kind), sql`exists ${wasReplaced}`))
}
