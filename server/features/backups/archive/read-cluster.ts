import { open, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

const PART_BYTES = 4_000_000
/** Copied last, since it says how far the log has been applied. */
const CONTROL = 'global/pg_control'
/** PostgreSQL fills these folders itself. */
const EMPTY = /^pg_(?:wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\//
const OMITTED =
  /^(?:postmaster\.(?:pid|opts)|backup_(?:label|manifest)(?:\.old)?|tablespace_map|.*\.signal)$|(?:^|\/)pgsql_tmp|(?:^|\/)pg_internal\.init/
/** Folders of `pg_wal` that PostgreSQL expects. */
const WAL_FOLDERS = /^pg_wal\/(?:archive_status|summaries)$/

export interface ClusterPart {
  /** With `+` and an offset if it is not the first part of the file. */
  name: string
  bytes: Buffer
}

/** The folders and files of a cluster that belong into a base backup. */
export async function listCluster(cluster: string): Promise<{ folders: string[]; files: string[] }> {
  const folders: string[] = []
  const files: string[] = []
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    const path = relative(cluster, join(entry.parentPath, entry.name))
    if (OMITTED.test(path) || (EMPTY.test(path) && !WAL_FOLDERS.test(path))) continue
    if (entry.isDirectory()) folders.push(path)
    else if (entry.isFile() && path !== CONTROL) files.push(path)
  }
  return { folders: folders.toSorted(), files: [...files.toSorted(), CONTROL] }
}

/** Reads files while the server writes to them: what changes meanwhile is in its log too. */
export async function* readClusterFiles(cluster: string, files: readonly string[]): AsyncGenerator<ClusterPart> {
  for (const path of files) {
    const file = await open(join(cluster, path)).catch((error: NodeJS.ErrnoException) => {
      // dropped meanwhile
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (!file) continue
    try {
      const { size } = await file.stat()
      let offset = 0
      do {
        const part = Buffer.alloc(Math.min(PART_BYTES, size - offset))
        const { bytesRead } = await file.read(part, 0, part.length, offset)
        yield { name: offset ? `${path}+${offset}` : path, bytes: part.subarray(0, bytesRead) }
        offset += bytesRead
        // cut short meanwhile
        if (!bytesRead) break
      } while (offset < size)
    } finally {
      await file.close()
    }
  }
}
