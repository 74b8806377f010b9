import { eq } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import type { Services } from '#server/context.ts'
import { exportPictures } from '#server/features/messages/public.ts'
import { exportDocuments } from '#server/features/verification/public.ts'
import { keyOfPicture } from '#server/features/profiles/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { ACCOUNT_FILES } from './account-files.ts'
import { ASSISTANT_FILES } from './assistant-files.ts'
import { CAR_FILES } from './car-files.ts'
import type { ExportedFiles } from './files.ts'
import { MESSAGE_FILES } from './message-files.ts'
import { REPORT_FILES } from './report-files.ts'

const FILES: ExportedFiles = { ...ACCOUNT_FILES, ...ASSISTANT_FILES, ...CAR_FILES, ...MESSAGE_FILES, ...REPORT_FILES }

/**
 * Exports stored data about a user in a readable format, as `personal-data.ts` declares, with the profile picture,
 * pictures of messages and waiting identity documents. Excludes hashes, secrets and data of other users.
 */
export async function exportData(
  { db, clock, files }: Pick<Services, 'db' | 'clock' | 'files'>,
  userId: string,
): Promise<File> {
  const [texts, picture, pictures, documents] = await Promise.all([
    Promise.all(
      Object.entries(FILES).map(async ([name, read]) => [`${name}.json`, toJson(await read(db, userId))] as const),
    ),
    readProfilePicture({ db, files }, userId),
    exportPictures({ db, files }, userId),
    exportDocuments({ db, files }, userId),
  ])
  const zipped = zipSync({
    ...Object.fromEntries(texts),
    ...(picture && { 'profile.webp': picture }),
    ...pictures,
    ...documents,
  })
  const day = clock().toISOString().slice(0, 10)
  return new File([zipped], `sayyad-${day}.zip`, { type: 'application/zip' })
}

const toJson = (rows: unknown): Uint8Array => strToU8(JSON.stringify(rows, null, 2))

async function readProfilePicture(
  { db, files }: { db: Db; files: Services['files'] },
  userId: string,
): Promise<Uint8Array | null> {
  const [row] = await db.select({ url: profiles.picture_url }).from(profiles).where(eq(profiles.id, userId))
  const key = row?.url && keyOfPicture(row.url)
  return key ? files.public.read(key) : null
}
