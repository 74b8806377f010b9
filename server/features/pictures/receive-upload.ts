import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { ownsPicture } from './access.ts'
import { makePicture } from './make-picture.job.ts'

interface Upload {
  owner_id: string
  picture_id: string
}

/** An error in the format that the tus library expects. */
class UploadRefused extends Error {
  readonly status_code: number
  readonly body: string
  constructor(statusCode: number, code: string) {
    super(code)
    this.status_code = statusCode
    this.body = code
  }
}

/**
 * Runs before the first byte is received.
 * @throws UploadRefused if the picture is already uploaded or belongs to another user
 */
export async function acceptUpload({ db }: Services, { owner_id, picture_id }: Upload): Promise<void> {
  const [known] = await db.select({ owner_id: pictures.owner_id }).from(pictures).where(eq(pictures.id, picture_id))
  if (known) throw ownsPicture(owner_id, known) ? new UploadRefused(409, 'KNOWN') : new UploadRefused(404, 'NOT_FOUND')
}

/** Runs after the last byte is received. Idempotent. */
export async function receiveUpload(
  { db, jobs, clock }: Services,
  { owner_id, picture_id, bytes }: Upload & { bytes: number },
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(pictures)
      .values({ id: picture_id, owner_id, state: 'uploaded', bytes, created_at: now, updated_at: now })
      .onConflictDoNothing()
      .returning({ id: pictures.id })
    if (added) await jobs.add(tx, makePicture, { picture_id })
  })
}
