import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import type { z } from 'zod'

/** Writes a file of the owner, which is there as before or as written, whenever the process is killed. */
export function replaceFile(path: string, text: string): void {
  const part = `${path}.${process.pid}.part`
  const file = openSync(part, 'w', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(part, path)
}

/** @returns null if there is no such file */
export function readJson<Content>(path: string, schema: z.ZodType<Content>): Content | null {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}
