import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { logStaffAccess } from '#server/features/profile-accesses/public.ts'
import { identity_documents, identity_requests } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'

/** @throws NOT_FOUND, including for decided requests */
export async function getIdentityDocument(context: CallContext, documentId: string): Promise<File> {
  const { db, files } = context
  const [document] = await db
    .select({ file_key: identity_documents.file_key, user_id: identity_requests.user_id })
    .from(identity_documents)
    .innerJoin(identity_requests, eq(identity_requests.id, identity_documents.request_id))
    .where(eq(identity_documents.id, documentId))
  const bytes = document && (await files.private.read(document.file_key))
  if (!bytes) throw fail('NOT_FOUND')
  await logStaffAccess(context, 'identity_document', [document.user_id])
  return new File([new Uint8Array(bytes)], `${documentId}.webp`, { type: 'image/webp' })
}
