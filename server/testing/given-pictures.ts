import { pictures } from '#server/platform/db/schema/index.ts'
import type { GivenApp } from './given-app.ts'

/** Adds processed pictures of an owner, without files. */
export async function givenPictures(app: GivenApp, ownerId: string, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  const now = app.services.clock()
  await app.services.db
    .insert(pictures)
    .values(
      ids.map((id) => ({
        id,
        owner_id: ownerId,
        state: 'ready' as const,
        url: `/files/pictures/${id.slice(-2)}/${id.replaceAll('-', '')}-960.webp?p=d9d8d6-8c2a2e-c9c8c6`,
        width: 1200,
        height: 800,
        bytes: 100_000,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflictDoNothing()
}
