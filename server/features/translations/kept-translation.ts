import { and, eq, getTableColumns, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DataServices } from '#server/context.ts'
import type { ad_translations, message_translations } from '#server/platform/db/schema/index.ts'

/** A process that has ended meanwhile leaves a row without a text. */
const PATIENCE_MS = 60_000

/** The row of a translation. */
export interface Kept {
  /** Null while the model is asked; undefined if there is none. */
  find: () => Promise<{ text: string | null } | undefined>
  /** @returns whether nobody else has it translated at the moment */
  claim: () => Promise<boolean>
  finish: (text: string) => Promise<unknown>
  giveUp: () => Promise<unknown>
}

/** @param key what is translated, into which language: the primary key of the table */
export function keptTranslation(
  { db, clock }: Pick<DataServices, 'db' | 'clock'>,
  table: typeof ad_translations | typeof message_translations,
  { key, source_hash }: { key: Record<string, string | number>; source_hash: string },
): Kept {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  const of = (name: string): AnyPgColumn => {
    const column = columns[name]
    if (!column) throw new Error(`no column ${name}`)
    return column
  }
  const isIt: SQL | undefined = and(
    ...Object.entries({ ...key, source_hash }).map(([name, value]) => eq(of(name), value)),
  )
  return {
    find: async () => (await db.select({ text: table.text }).from(table).where(isIt))[0],
    claim: async () => {
      const now = clock()
      const begun = { source_hash, text: null, asked_at: now }
      const rows = await db
        .insert(table)
        .values({ ...key, ...begun } as never)
        .onConflictDoUpdate({
          target: Object.keys(key).map(of),
          set: begun,
          setWhere: or(
            ne(table.source_hash, source_hash),
            and(isNull(table.text), lt(table.asked_at, new Date(now.getTime() - PATIENCE_MS))),
          ),
        })
        .returning({ lang: table.lang })
      return rows.length > 0
    },
    finish: (text) => db.update(table).set({ text }).where(isIt),
    giveUp: () => db.delete(table).where(and(isIt, isNull(table.text))),
  }
}
