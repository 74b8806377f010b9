import type { OfKind } from '../archive/list-archive.ts'
import { openFileRestore } from '../restore/restore-files.ts'
import { readArchived, type ReadArchive } from './fetch-log.ts'

const AT_ONCE = 8

/** Writes the secret and the files of people into a folder beside those of the site. */
export async function restoreArchivedFiles(
  archive: ReadArchive,
  files: readonly OfKind<'file'>[],
  { config, folder, authSecret }: { config: Parameters<typeof openFileRestore>[0]; folder: string; authSecret: string },
): Promise<void> {
  const writing = await openFileRestore(config, folder)
  await writing.onSecrets({ auth_secret: authSecret })
  for (let start = 0; start < files.length; start += AT_ONCE) {
    const some = files.slice(start, start + AT_ONCE)
    await Promise.all(
      some.map(async ({ store, key, name }) => writing.onFile(store, key, await readArchived(archive, name))),
    )
  }
  await writing.end()
}
