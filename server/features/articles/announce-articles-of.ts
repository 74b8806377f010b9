import type { Db } from '#server/platform/db/client.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/** Publishes that articles of these kinds have changed: a page is linked from the footer of all others. */
export function announceArticlesOf(tx: Db, kinds: readonly unknown[]): void {
  afterCommit(tx, { type: 'articles_changed' })
  if (kinds.includes('page')) afterCommit(tx, { type: 'pages_changed' })
}
