import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createDiskStore } from '#server/platform/files/file-store.ts'
import { UPLOADS_FOLDER } from '#server/platform/files/upload-store.ts'
import { STORES, type StoreName } from '../format/backup-format.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { only } from './archive-key.ts'
import { archivedName } from './archive-name.ts'
import { encodeArchived } from './encode-archived.ts'

interface SiteFile {
  store: StoreName
  key: string
}

/** Files that are sent at the same time. */
const AT_ONCE = 8

/** A file of a site has one ID in its data folder and in an archive. */
export const fileId = ({ store, key }: SiteFile): string => `${store}/${key}`

/** The files of people in a data folder, without uploads in progress, which visitors send again. */
export async function* listFiles(dataDir: string): AsyncGenerator<SiteFile> {
  for (const store of STORES) {
    for await (const key of createDiskStore(join(dataDir, 'files', store)).listAll()) {
      if (!key.startsWith(`${UPLOADS_FOLDER}/`)) yield { store, key }
    }
  }
}

/**
 * Archives the files that are not archived yet. What a file contains never changes.
 * @param known the IDs of those that are, to which these are added
 */
export async function archiveFiles(
  place: BackupPlace,
  dataDir: string,
  known: Set<string>,
  site: { id: string; recipient: string | null },
): Promise<void> {
  async function send({ store, key }: SiteFile): Promise<void> {
    const found = await stat(join(dataDir, 'files', store, key)).catch(() => null)
    const bytes = await createDiskStore(join(dataDir, 'files', store)).read(key)
    // deleted meanwhile
    if (!found || !bytes) return
    const name = archivedName(site.id, found.mtime, site.recipient !== null, { kind: 'file', store, key })
    await place.write(name, only(await encodeArchived(bytes, site.recipient)))
    known.add(fileId({ store, key }))
  }

  let fresh: SiteFile[] = []
  for await (const file of listFiles(dataDir)) {
    if (known.has(fileId(file))) continue
    fresh.push(file)
    if (fresh.length < AT_ONCE) continue
    await Promise.all(fresh.map(send))
    fresh = []
  }
  await Promise.all(fresh.map(send))
}
