import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { removeFiles } from '#server/platform/files/remove-files.job.ts'
import { ownsPicture } from './access.ts'
import { findUsedPictures } from './find-used-pictures.ts'
import { fileKeysOf } from './picture-files.ts'
import { uploadIdOf } from '#server/platform/files/upload-id.ts'

interface Own {
  picture_id: string
  owner_id: string
}

/** Does nothing if the picture does not exist. A picture in use is kept, and deleted by a job once it is unused. */
export async function removePicture(services: Services, { picture_id, owner_id }: Own): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [picture] = await tx.select().from(pictures).where(eq(pictures.id, picture_id)).for('update')
    if (!picture || !ownsPicture(owner_id, picture)) return
    const used = await findUsedPictures(tx, [picture_id])
    if (!used.has(picture_id)) await deletePicture(services, tx, picture)
  })
  await services.files.uploads.remove(uploadIdOf(owner_id, picture_id))
}

/** Deletes the row immediately and the files after the commit. */
export async function deletePicture(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { id, url, master_key }: Pick<typeof pictures.$inferSelect, 'id' | 'url' | 'master_key'>,
): Promise<void> {
  await tx.delete(pictures).where(eq(pictures.id, id))
  if (url !== null) await jobs.add(tx, removeFiles, { store: 'public', keys: fileKeysOf(url) })
  if (master_key !== null) await jobs.add(tx, removeFiles, { store: 'private', keys: [master_key] })
}
