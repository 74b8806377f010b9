import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import { timesOf } from '#domain/penalties/penalty.ts'
import { storeUndoData, readUndoData } from '#server/features/admin-changes/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { penalties, type PenaltyRow } from '#server/platform/db/schema/index.ts'

type Ends = Pick<PenaltyRow, 'id' | 'ends_at' | 'lapses_at'>

/**
 * Shortens penalties that would outlast the suspension. They end with it, and their lapse time is recalculated from the
 * shorter duration.
 * @returns the penalties before the change
 */
export async function shortenPenalties(tx: Db, userId: string, until: Date | null): Promise<Ends[]> {
  if (until === null) return []
  const outlasting = await tx
    .select()
    .from(penalties)
    .where(
      and(
        eq(penalties.user_id, userId),
        eq(penalties.severity, 'suspended'),
        isNull(penalties.withdrawn_at),
        or(isNull(penalties.ends_at), gt(penalties.ends_at, until)),
      ),
    )
  for (const { id, created_at } of outlasting) {
    const days = Math.ceil((until.getTime() - created_at.getTime()) / DAY_MS)
    const { lapses_at } = timesOf({ severity: 'suspended', days }, created_at)
    await tx.update(penalties).set({ ends_at: until, lapses_at }).where(eq(penalties.id, id))
  }
  return outlasting
}

/**
 * Restores the times of penalties from before a change.
 * @returns the penalties before the restoration
 */
export async function lengthenPenalties(tx: Db, changeId: string): Promise<Ends[]> {
  const undoData = await readUndoData(tx, changeId)
  const ends = (undoData?.before['ends'] ?? []) as Record<keyof Ends, string | null>[]
  const were: Ends[] = []
  for (const { id, ends_at, lapses_at } of ends) {
    const isIt = eq(penalties.id, String(id))
    were.push(...(await tx.select().from(penalties).where(isIt)))
    await tx
      .update(penalties)
      .set({
        ends_at: ends_at === null ? null : new Date(ends_at),
        lapses_at: lapses_at === null ? null : new Date(lapses_at),
      })
      .where(isIt)
  }
  return were
}

/** Stores the former times of penalties, for undoing the change. */
export async function storePenaltyUndoData(
  tx: Db,
  { were, ...change }: { were: readonly Ends[]; change_id: string; user_id: string; now: Date },
): Promise<void> {
  if (!were.length) return
  const ends = were.map(({ id, ends_at, lapses_at }) => ({
    id,
    ends_at: ends_at?.toISOString() ?? null,
    lapses_at: lapses_at?.toISOString() ?? null,
  }))
  await storeUndoData(tx, { ...change, before: { ends }, after: {} })
}
