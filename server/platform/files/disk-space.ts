import { statfs } from 'node:fs/promises'
import { fail } from '#server/platform/fail.ts'

export interface DiskSpace {
  freeBytes: number
  /** Little more than the reserve is left. */
  isScarce: boolean
}

/** Of the reserve; admins are warned from here on. */
const SCARCE = 10

export async function measureDisk(folder: string, reserveBytes: number): Promise<DiskSpace> {
  const { bavail, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  return { freeBytes, isScarce: freeBytes < SCARCE * reserveBytes }
}

/**
 * Leaves the database room to go on, whatever visitors upload.
 * @throws STORAGE_FULL if so many bytes more would touch the reserve
 */
export async function assertRoom(folder: string, bytes: number, reserveBytes: number): Promise<void> {
  const { freeBytes } = await measureDisk(folder, reserveBytes)
  if (freeBytes - bytes < reserveBytes) throw fail('STORAGE_FULL')
}
