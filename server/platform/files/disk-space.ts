import { statfs } from 'node:fs/promises'
import { fail } from '#server/platform/fail.ts'

export interface DiskSpace {
  freeBytes: number
  /** Whether little more than the reserve is free. */
  isScarce: boolean
}

/** Multiple of the reserve below which admins are warned. */
const SCARCE = 10

export async function measureDisk(folder: string, reserveBytes: number): Promise<DiskSpace> {
  const { bavail, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  return { freeBytes, isScarce: freeBytes < SCARCE * reserveBytes }
}

/**
 * Ensures that uploads leave enough disk space for the database.
 * @throws STORAGE_FULL if storing the bytes would use the reserve
 */
export async function assertRoom(folder: string, bytes: number, reserveBytes: number): Promise<void> {
  const { freeBytes } = await measureDisk(folder, reserveBytes)
  if (freeBytes - bytes < reserveBytes) throw fail('STORAGE_FULL')
}
