import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { hasBack, type DocumentKind } from '#domain/verification/identity.ts'
import type { CallContext } from '#server/context.ts'
import { fail, invalid } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { identity_documents, identity_requests, profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { PictureRefused } from '#server/platform/pictures/picture-refused.ts'
import { IDENTITY_REQUESTS } from './attempt-limits.ts'
import { IDENTITY_FOLDER } from './identity-files.ts'

interface RequestIdentityInput {
  document_kind: DocumentKind
  front: File
  back?: File | undefined
}

/** In pixels. Sufficient to read the small print on an ID card. */
const MOST_SIDE = 2000

/**
 * Creates an identity request. Stores the pictures in the private store under random names.
 * @throws INVALID_INPUT with the name of the picture; ALREADY_PENDING, ALREADY_VERIFIED, TOO_MANY_ATTEMPTS
 */
export async function requestIdentity(
  context: CallContext,
  { document_kind, front, back }: RequestIdentityInput,
): Promise<void> {
  const { db, clock, files, limits } = context
  const { id: userId } = requireUser(context)
  if (hasBack(document_kind) && !back) throw invalid('back', 'required')
  await limits.take(IDENTITY_REQUESTS, userId)
  const sides = { front, ...(hasBack(document_kind) && back && { back }) }
  const documents: { side: 'front' | 'back'; file_key: string; bytes: Uint8Array }[] = []
  for (const [side, file] of Object.entries(sides) as ['front' | 'back', File][]) {
    const fileKey = `${IDENTITY_FOLDER}/${randomBytes(32).toString('hex')}.webp`
    documents.push({ side, file_key: fileKey, bytes: await readDocument(context, side, file) })
  }
  await Promise.all(documents.map(({ file_key, bytes }) => files.private.write(file_key, bytes)))
  try {
    await db.transaction(async (tx) => {
      const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
      if (profile?.identity_verified_at) {
        throw fail('ALREADY_VERIFIED')
      }
      const requestId = newId()
      const [added] = await tx
        .insert(identity_requests)
        .values({ id: requestId, user_id: userId, document_kind, created_at: clock() })
        .onConflictDoNothing()
        .returning()
      if (!added) throw fail('ALREADY_PENDING')
      await tx
        .insert(identity_documents)
        .values(documents.map(({ side, file_key }) => ({ id: newId(), request_id: requestId, side, file_key })))
    })
  } catch (error) {
    await Promise.all(documents.map(({ file_key }) => files.private.remove(file_key)))
    throw error
  }
}

async function readDocument({ pictureWorkers }: CallContext, side: string, file: File): Promise<Uint8Array> {
  const shape = { side: MOST_SIDE, fit: 'inside', quality: 85 } as const
  try {
    return await pictureWorkers.ask({ kind: 'encode', bytes: await file.bytes(), shape })
  } catch (error) {
    if (error instanceof PictureRefused) throw invalid(side, `picture_${error.fault}`)
    throw error
  }
}
