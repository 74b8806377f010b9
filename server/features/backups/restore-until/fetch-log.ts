import { chown, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ArchivedSegment } from '#domain/backups/point-in-time.ts'
import { historyName, SEGMENT_BYTES, segmentName } from '#domain/backups/wal-segments.ts'
import { serverUser } from '#server/platform/db/postgres-binaries.ts'
import { assertRoom } from '#server/platform/files/disk-space.ts'
import { decodeArchived } from '../archive/encode-archived.ts'
import { BackupRefused } from '../format/backup-format.ts'
import type { BackupPlace } from '../places/backup-place.ts'

export interface ReadArchive {
  place: BackupPlace
  identities: readonly string[]
}

const PAGE_BYTES = 8192
const ADDRESS_AT = 8
const SYSTEM_AT = 24

export const readArchived = async ({ place, identities }: ReadArchive, name: string): Promise<Buffer> =>
  decodeArchived(name, await buffer(place.read(name)), identities)

/**
 * Fetches segments of the log into a folder, and verifies each.
 * @throws BackupRefused that says up to when others reach, if one is damaged
 */
export async function fetchSegments(
  archive: ReadArchive,
  segments: readonly (ArchivedSegment & { name: string })[],
  { folder, systemIdentifier, reserveBytes }: { folder: string; systemIdentifier: string; reserveBytes: number },
): Promise<void> {
  let reaches: Date | null = null
  for (const segment of segments) {
    await assertRoom(folder, SEGMENT_BYTES, reserveBytes)
    const bytes = await readArchived(archive, segment.name).catch((error: unknown) => {
      if (!(error instanceof BackupRefused)) throw error
      throw new BackupRefused(`${error.message.replace(/ ?Nothing was changed\.$/, '')} ${reach(reaches)}`, {
        reason: error.why?.reason ?? 'damaged',
        reaches_at: reaches,
      })
    })
    if (bytes.length !== SEGMENT_BYTES || !isOf(bytes, segment, systemIdentifier)) {
      throw new BackupRefused(`${segment.name} is no such segment of this site. ${reach(reaches)}`, {
        reason: 'damaged',
        reaches_at: reaches,
      })
    }
    await writeSparse(join(folder, segmentName(segment)), bytes)
    reaches = segment.time
  }
}

export const reach = (time: Date | null): string =>
  time
    ? `The archive reaches up to ${time.toISOString()}: give that time or an earlier one. Nothing was changed.`
    : 'Nothing before it can be restored from this base backup. Nothing was changed.'

/** Whether the first page of a segment is that of its place in the log of the cluster. */
function isOf(bytes: Buffer, { number }: ArchivedSegment, systemIdentifier: string): boolean {
  const address = BigInt(number) * BigInt(SEGMENT_BYTES)
  return bytes.readBigUInt64LE(ADDRESS_AT) === address && String(bytes.readBigUInt64LE(SYSTEM_AT)) === systemIdentifier
}

/** Without the zeros at its end: segments of a minute are mostly empty. */
async function writeSparse(path: string, bytes: Buffer): Promise<void> {
  let end = bytes.length
  while (end > 0 && bytes.subarray(end - PAGE_BYTES, end).every((byte) => byte === 0)) end -= PAGE_BYTES
  await writeForServer(path, bytes.subarray(0, end), bytes.length)
}

/** Writes a file that the server reads. */
export async function writeForServer(path: string, bytes: Uint8Array, size = bytes.length): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.truncate(size)
    await own(path)
  } finally {
    await file.close()
  }
}

/** Creates a folder of the server. */
export async function createForServer(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 })
  await own(path)
}

export async function own(path: string): Promise<void> {
  if (serverUser.uid !== undefined && serverUser.gid !== undefined) await chown(path, serverUser.uid, serverUser.gid)
}

/** Fetches the histories of all timelines: a restored site begins one that none of them is. */
export async function writeHistories(histories: ReadonlyMap<number, string>, folder: string): Promise<void> {
  for (const [timeline, text] of histories) await writeForServer(join(folder, historyName(timeline)), Buffer.from(text))
}
