import { SEGMENT_BYTES } from '#domain/backups/wal-segments.ts'
import { measureDisk } from '#server/platform/files/disk-space.ts'
import { StartError } from '#server/platform/start-error.ts'
import { inSession } from '../database/session.ts'

/** How much larger than the database its copy may become. */
const GROWTH = 1.2
/** How much larger a segment may be than in the archive. */
const EXPANSION = 10
/** Segments that the copy writes itself. */
const OWN_SEGMENTS = 5

interface Needed {
  databaseUrl: string
  /** On the disk of the database. */
  folder: string
  reserveBytes: number
  /** Sizes of the archived segments that are applied. */
  segments: readonly number[]
}

/** @throws StartError if a copy of the database and of its log could use the reserve of the disk */
export async function assertRoomForDrill({ databaseUrl, folder, reserveBytes, segments }: Needed): Promise<void> {
  const databases = await inSession(databaseUrl, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select sum(pg_database_size(oid)) as bytes from pg_database',
    )
    return Number(rows[0]?.bytes)
  })
  const log = segments.reduce((sum, bytes) => sum + Math.min(SEGMENT_BYTES, bytes * EXPANSION), 0)
  const needed = databases * GROWTH + log + OWN_SEGMENTS * SEGMENT_BYTES + reserveBytes
  const { freeBytes } = await measureDisk(folder, reserveBytes)
  if (freeBytes >= needed) return
  const [has, needs] = [freeBytes, needed].map((bytes) => Math.floor(bytes / 1_000_000))
  throw new StartError(`The disk has ${has} MB left, and the test needs ${needs}: it was not begun.`)
}
