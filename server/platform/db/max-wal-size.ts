const MEGABYTE = 1024 ** 2
const LEAST = 128
const MOST = 2048
const SHARE_OF_DISK = 1 / 40
const SHARE_OF_MEMORY = 1 / 4

/**
 * Maximum size of the write-ahead log in megabytes. Small machines lack the space for the gigabytes that speed up bulk
 * inserts.
 */
export function maxWalSize(machine: { diskBytes: number; memoryBytes: number }): number {
  const room = Math.min(machine.diskBytes * SHARE_OF_DISK, machine.memoryBytes * SHARE_OF_MEMORY) / MEGABYTE
  return Math.floor(Math.max(LEAST, Math.min(room, MOST)))
}
