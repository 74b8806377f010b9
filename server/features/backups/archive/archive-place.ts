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

/** Where the archive of a site is, and how it is read. */
export interface ArchiveAccess {
  place: BackupPlace
  passphrase: string | null
  dataDir: string
  /** Disk space to leave free. */
  reserveBytes: number
  /** Whether files of people are in the data folder, not in a bucket. */
  hasFiles: boolean
}

/** @returns null if the site makes no backups */
export function openArchiveAccess(
  config: Pick<Config, 'backups' | 'dataDir' | 'diskReserve' | 's3'>,
): ArchiveAccess | null {
  const { target, passphrase } = config.backups
  if (target === null) return null
  const { dataDir, diskReserve: reserveBytes } = config
  return { place: openArchivePlace(target, config), passphrase, dataDir, reserveBytes, hasFiles: config.s3 === null }
}
