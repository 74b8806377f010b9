import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileId, listFiles } from '../archive/archive-files.ts'
import type { Archived } from '../archive/archive-name.ts'
import { ofKind } from '../archive/list-archive.ts'

/** Looks whether the files of people that a site had at a time are in the archive, without reading them. */
export async function findMissingFiles(dataDir: string, archived: readonly Archived[], at: Date): Promise<string[]> {
  const known = new Set(ofKind(archived, 'file').map(fileId))
  const missing: string[] = []
  for await (const file of listFiles(dataDir)) {
    if (known.has(fileId(file))) continue
    const found = await stat(join(dataDir, 'files', file.store, file.key)).catch(() => null)
    if (found && found.mtime < at) missing.push(`the file ${fileId(file)} is missing`)
  }
  return missing
}
