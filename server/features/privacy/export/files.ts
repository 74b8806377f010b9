import type { Db } from '#server/platform/db/client.ts'

/** The JSON files of an export, by name without extension. */
export type ExportedFiles = Record<string, (db: Db, userId: string) => Promise<unknown>>
