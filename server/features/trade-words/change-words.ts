import type { TradeWordFields } from '#contract/trade-words.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { nextId } from '#server/platform/db/next-id.ts'
import { trade_words } from '#server/platform/db/schema/index.ts'
import { wordContent } from './word-content.ts'

/** @throws INVALID_INPUT */
export async function addWord(context: CallContext, fields: TradeWordFields): Promise<{ id: number }> {
  const id = await nextId(context.db, trade_words)
  const wanted = { ...fields, slug: `word-${id}`, edited_at: context.clock().toISOString() }
  await changeContent(context, wordContent, { content_id: String(id), wanted, seen: {} })
  return { id }
}

interface Change {
  word_id: number
  wanted: Partial<TradeWordFields>
  seen: Values
}

/**
 * Marks the row as edited, so that reference data does not overwrite it.
 * @throws NOT_FOUND, CONTENT_CHANGED, INVALID_INPUT
 */
export async function changeWord(
  context: CallContext,
  { word_id, wanted, seen }: Change,
): Promise<{ changed: string[] }> {
  const editedAt = context.clock().toISOString()
  const changed = await changeContent(context, wordContent, {
    content_id: String(word_id),
    wanted: Object.keys(wanted).length ? { ...wanted, edited_at: editedAt } : {},
    seen,
    mustExist: true,
  })
  return { changed: changed.filter((field) => field !== 'edited_at') }
}
