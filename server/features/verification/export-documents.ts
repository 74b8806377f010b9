import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { identity_documents, identity_requests } from '#server/platform/db/schema/index.ts'

/** The pictures of identity documents that wait for a decision. They are deleted with it. */
export async function exportDocuments(
  { db, files }: Pick<Services, 'db' | 'files'>,
  userId: string,
): Promise<Record<string, Uint8Array>> {
  const documents = await db
    .select({ side: identity_documents.side, file_key: identity_documents.file_key })
    .from(identity_documents)
    .innerJoin(identity_requests, eq(identity_requests.id, identity_documents.request_id))
    .where(eq(identity_requests.user_id, userId))
  const found: Record<string, Uint8Array> = {}
  for (const { side, file_key } of documents) {
    const bytes = await files.private.read(file_key)
    if (bytes) found[`identity-documents/${side}.webp`] = bytes
  }
  return found
}
