import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRefused } from '../format/backup-format.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { assertKnown } from '../database/migrate-to.ts'
import { assertSameSecret } from '../restore/restore-files.ts'
import { assertRoom } from '#server/platform/files/disk-space.ts'
import { readBase, type WholeBase } from '../archive/read-base.ts'
import { createForServer, writeForServer } from './fetch-log.ts'

export interface Extracted {
  cluster: string
  passphrase: string | null
  /** Null if that of the archive is taken. */
  authSecret: string | null
  reserveBytes: number
  /** The major version of the PostgreSQL here. */
  postgresMajor: number
}

/** Writes the cluster of a base backup into a folder, and verifies it meanwhile. @throws BackupRefused */
export async function extractBase(place: BackupPlace, name: string, given: Extracted): Promise<WholeBase> {
  const { cluster, passphrase, authSecret, reserveBytes, postgresMajor } = given
  const whole = await readBase(place.read(name), passphrase, {
    onHeader: async (header) => {
      await assertKnown(header)
      if (header.postgres !== postgresMajor) {
        throw new BackupRefused(
          `The base backup is of PostgreSQL ${header.postgres}, and here is ${postgresMajor}: restore with the version of Sayyad that made it (${header.version}), or a backup by its name. Nothing was changed.`,
        )
      }
      await createForServer(cluster)
      for (const folder of header.folders) await createForServer(join(cluster, folder))
    },
    onSecrets: ({ auth_secret }) => assertSameSecret(authSecret, auth_secret),
    onPart: async (path, offset, bytes) => {
      const to = join(cluster, path)
      await assertRoom(cluster, bytes.length, reserveBytes)
      if (offset === 0) return writeForServer(to, bytes)
      const file = await open(to, 'r+')
      try {
        await file.write(bytes, 0, bytes.length, offset)
      } finally {
        await file.close()
      }
    },
  })
  if (!whole) throw new Error('Only its head was read')
  return whole
}
