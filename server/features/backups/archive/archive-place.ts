import type { Config } from '#server/config.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { createFolderPlace } from '../places/folder-place.ts'
import { createS3Place } from '../places/s3-place.ts'
import { parseArchivedName } from './archive-name.ts'

const FOLDER = 'continuous'

/** Beside the backups. Only base backups take long, and are made one at a time. */
const NAMES = {
  isKnown: (name: string) => parseArchivedName(name) !== null,
  isMadeAlone: (name: string) => parseArchivedName(name)?.kind === 'base',
}

export function openArchivePlace(
  target: NonNullable<Config['backups']['target']>,
  { diskReserve }: Pick<Config, 'diskReserve'>,
): BackupPlace {
  return typeof target === 'string'
    ? createFolderPlace(`${target}/${FOLDER}`, diskReserve, NAMES)
    : createS3Place(target.place, [target.prefix, FOLDER].filter(Boolean).join('/'), NAMES)
}
