import type { Config } from '#server/config.ts'
import type { BackupPlace } from './backup-place.ts'
import { createFolderPlace } from './folder-place.ts'
import { createS3Place } from './s3-place.ts'

export function openBackupPlace(
  target: NonNullable<Config['backups']['target']>,
  { diskReserve }: Pick<Config, 'diskReserve'>,
): BackupPlace {
  return typeof target === 'string'
    ? createFolderPlace(target, diskReserve)
    : createS3Place(target.place, target.prefix)
}
