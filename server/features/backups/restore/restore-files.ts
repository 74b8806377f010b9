import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { createDiskStore, type FileStore } from '#server/platform/files/file-store.ts'
import { createS3Store } from '#server/platform/files/s3-store.ts'
import { writePrivately } from '#server/platform/files/write-privately.ts'
import { BackupRefused, type StoreName } from '../format/backup-format.ts'
import { type Visitor } from '../format/read-backup.ts'

type Place = Pick<Config, 'dataDir' | 'diskReserve' | 's3' | 'authSecret'>

export interface FileRestore extends Required<Pick<Visitor, 'onFile' | 'onSecrets'>> {
  end: () => Promise<void>
}

/** Files that are written at the same time. */
const AT_ONCE = 8

/**
 * Writes files and the secret into a folder beside those of the site. Files in a bucket are added to it instead, where
 * they are missing, since their keys differ for each content.
 */
export async function openFileRestore(place: Place, folder: string): Promise<FileRestore> {
  const restored = join(place.dataDir, folder)
  const { s3 } = place
  await rm(restored, { recursive: true, force: true })
  // also without files, since it takes the place of another one
  if (!s3) await mkdir(join(restored, 'files'), { recursive: true, mode: 0o700 })
  const open = (name: StoreName): FileStore =>
    s3 ? createS3Store(s3, name) : createDiskStore(join(restored, 'files', name), place.diskReserve)
  const stores = { public: open('public'), private: open('private') }
  let writing: Promise<void>[] = []

  async function write(store: FileStore, key: string, bytes: Uint8Array): Promise<void> {
    if (s3 && (await store.read(key))?.equals(bytes)) return
    await store.write(key, bytes)
  }

  async function end(): Promise<void> {
    const all = writing
    writing = []
    await Promise.all(all)
  }

  return {
    onFile: async (store, key, bytes) => {
      writing.push(write(stores[store], key, bytes))
      if (writing.length === AT_ONCE) await end()
    },
    onSecrets: async ({ auth_secret: secret }) => {
      if (place.authSecret === null) await writePrivately(restored, 'auth-secret', secret)
      else assertSameSecret(place.authSecret, secret)
    },
    end,
  }
}

/** What was sealed with another secret cannot be read: second factors, waiting jobs, keys of push messages. */
export function assertSameSecret(own: string | null, secret: string): void {
  if (own === null || own === secret) return
  throw new BackupRefused(
    'AUTH_SECRET differs from the secret of the backup: unset it, since the backup brings its own. Nothing was changed.',
  )
}
