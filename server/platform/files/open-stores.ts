import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { readBackupTime } from './read-backup-time.ts'
import { measureDisk, type DiskSpace } from './disk-space.ts'
import { createDiskStore, type FileStore } from './file-store.ts'
import { deleteWrittenBefore, outboxIn } from './outbox.ts'
import { createS3Store } from './s3-store.ts'
import { createUploadStore, type UploadStore } from './upload-store.ts'

export interface Files {
  /** Public files are served to everyone, private files only by procedures. */
  public: FileStore
  private: FileStore
  /** Uploads in progress. */
  uploads: UploadStore
  /** Deletes saved emails and SMS that are older. */
  sweepOutbox: (before: Date) => Promise<void>
  /** Measures the disk of the data folder. */
  measure: () => Promise<DiskSpace>
  /** See `readBackupTime`. */
  backedUpAt: () => Promise<Date | null | undefined>
}

export function openStores({
  dataDir,
  s3,
  diskReserve,
  backupStamp,
}: Pick<Config, 'dataDir' | 's3' | 'diskReserve' | 'backupStamp'>): Files {
  const open = (name: string) =>
    s3 ? createS3Store(s3, name) : createDiskStore(join(dataDir, 'files', name), diskReserve)
  const apart = open('private')
  return {
    public: open('public'),
    private: apart,
    uploads: createUploadStore(apart),
    sweepOutbox: (before) => deleteWrittenBefore(outboxIn(dataDir), before),
    measure: () => measureDisk(dataDir, diskReserve),
    backedUpAt: () => readBackupTime(backupStamp),
  }
}
