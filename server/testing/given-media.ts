import { media } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import type { GivenApp } from './given-app.ts'

const PICTURE = { url: '/files/media/0-960.webp', width: 960, height: 540, bytes: 1 }

/**
 * Adds a picture without files to the library.
 * @returns its ID
 */
export const givenMedia = (
  { services, time }: GivenApp,
  values: Partial<typeof media.$inferInsert> = {},
): Promise<string> =>
  services.db.transaction(async (tx) => {
    const id = newId()
    await tx.insert(media).values({ id, ...PICTURE, added_at: time.now, ...values })
    afterCommit(tx, { type: 'deals_changed' })
    return id
  })
