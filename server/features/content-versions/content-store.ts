import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Caller } from '#server/platform/http/access.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'

/**
 * Services for content stores. Only a part of all services, since some of those are built from features with a store.
 */
export interface ContentServices {
  clock: Clock
  jobs: Pick<JobQueue, 'add'>
}

/** The context of a call by an admin. */
export type ContentContext = ContentServices & { db: Db; caller: Caller }

/** Reads and writes a kind of content. */
export interface ContentStore {
  /** The `kind` in `content_versions`. */
  kind: string
  /** The `what` in the audit log. */
  what: AdminChangeKind
  /** Fields that other operations change. They are restored with deleted content, but not with an earlier version. */
  changedElsewhere?: readonly string[]
  /** The most versions on a page, if they are large. */
  mostVersions?: number
  /** Fields that `write` may change along with others. They are recorded with the change, so that undo restores them. */
  derived?: readonly string[]
  /** Reads all fields that `write` needs to restore the content; null if it does not exist. */
  read: (tx: Db, contentId: string) => Promise<Values | null>
  /**
   * Adds or replaces content; null deletes it. Publishes the change after the commit.
   * @throws the errors of the store
   */
  write: (services: ContentServices, tx: Db, contentId: string, values: Values | null) => Promise<void>
}
