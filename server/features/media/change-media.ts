import { eq } from 'drizzle-orm'
import type { StoredPicture } from '#contract/media.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent, changeContentIn } from '#server/features/content-versions/public.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { DeclaredError, fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { getMedia } from './list-media.ts'
import { usesOf } from './list-uses.ts'
import { mediaContent, NO_PLACES } from './media-content.ts'
import { storePicture } from './media-files.ts'

interface Upload {
  id: string
  picture: File
}

/**
 * Adds a picture, unless the ID exists.
 * @throws INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function addMedia(context: CallContext, { id, picture }: Upload): Promise<StoredPicture> {
  const { db, clock } = context
  if (!(await exists(context, id))) {
    const stored = await storePicture(context, picture)
    const wanted = {
      ...stored,
      alt_ar: '',
      alt_en: '',
      added_at: clock().toISOString(),
      ...NO_PLACES,
    }
    const seen = Object.fromEntries(Object.keys(wanted).map((field) => [field, null]))
    await changeContent(context, mediaContent, { content_id: id, wanted, seen }).catch((error: unknown) => {
      // a concurrent upload with the same ID was faster
      if (!(error instanceof DeclaredError && error.code === 'CONTENT_CHANGED')) throw error
    })
  }
  return getMedia(db, id)
}

/**
 * Shows another picture wherever this one is shown.
 * @throws NOT_FOUND, INVALID_INPUT, TOO_MANY_ATTEMPTS
 */
export async function replaceMedia(context: CallContext, { id, picture }: Upload): Promise<StoredPicture> {
  if (!(await exists(context, id))) throw fail('NOT_FOUND')
  const wanted = { ...(await storePicture(context, picture)) }
  await changeContent(context, mediaContent, { content_id: id, wanted, seen: {}, mustExist: true })
  return getMedia(context.db, id)
}

/** @throws NOT_FOUND; IN_USE unless places that show the picture may become empty */
export const deleteMedia = (context: CallContext, id: string, { evenIfUsed }: { evenIfUsed: boolean }): Promise<void> =>
  context.db.transaction(async (tx) => {
    // nothing can begin to show the picture until the end of the transaction
    await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update')
    if (!evenIfUsed && (await usesOf(tx, [id])).size) throw fail('IN_USE')
    await changeContentIn(context, tx, mediaContent, {
      content_id: id,
      wanted: null,
      seen: {},
      admin_id: requireUser(context).id,
    })
  })

async function exists({ db }: CallContext, id: string): Promise<boolean> {
  return (await db.$count(media, eq(media.id, id))) > 0
}
