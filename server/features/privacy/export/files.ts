import type { Db } from '#server/platform/db/client.ts'

/** What the JSON files of an export hold, by their names without extension. */
export type ExportedFiles = Record<string, (db: Db, user_id: string) => Promise<unknown>>
