import type { Config } from '#server/config.ts'
import { createFolderPlace } from './folder-place.ts'
import { createS3Place } from './s3-place.ts'

export interface StoredBackup {
  name: string
  bytes: number
}

/** Where backups are kept. */
export interface BackupPlace {
  /** How people call it: a path or an address. */
  title: string
  list: () => Promise<StoredBackup[]>
  /**
   * Stores a backup under its name once it is whole, or not at all.
   * @returns its size
   */
  write: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<number>
  /** Throws a `StartError` if it cannot be read. */
  read: (name: string) => AsyncIterable<Uint8Array>
  remove: (name: string) => Promise<void>
}

export function openBackupPlace(
  target: NonNullable<Config['backups']['target']>,
  { diskReserve }: Pick<Config, 'diskReserve'>,
): BackupPlace {
  return typeof target === 'string'
    ? createFolderPlace(target, diskReserve)
    : createS3Place(target.place, target.prefix)
}
