import type { DealFields } from '#contract/deals.ts'
import type { Values } from '#domain/admin-changes/merge-fields.ts'
import type { CallContext } from '#server/context.ts'
import { assertNotCited, takesBack } from '#server/features/content-uses/public.ts'
import { changeContent, withEqualTimes } from '#server/features/content-versions/public.ts'
import { fail } from '#server/platform/fail.ts'
import { assertPictureExists } from '#server/platform/pictures/library-pictures.ts'
import { dealContent, readDealValues, type DealValues } from './deal-content.ts'
import { listDealCitations } from './list-deal-citations.ts'

const TIMES = ['starts_at', 'ends_at', 'published_at']

/**
 * A repeated call with the same ID changes nothing.
 * @throws INVALID_INPUT
 */
export async function addDeal(
  context: CallContext,
  { id, ...fields }: DealFields & { id: string },
): Promise<{ id: string }> {
  await assertPictureExists(context.db, 'picture_id', fields.picture_id)
  return addOnce(context, id, { ...withEqualTimes(fields, TIMES), is_demo: false })
}

interface Change {
  deal_id: string
  wanted: Partial<DealFields>
  seen: Values
  even_if_cited: boolean
}

/**
 * @throws NOT_FOUND, CONTENT_CHANGED, INVALID_INPUT; CITED if it hides the deal, unless links of articles may lead nowhere
 */
export async function changeDeal(
  context: CallContext,
  { deal_id, wanted, seen, even_if_cited }: Change,
): Promise<{ changed: string[] }> {
  await assertPictureExists(context.db, 'picture_id', wanted.picture_id)
  const values = even_if_cited ? null : await readDealValues(context.db, deal_id)
  if (values && takesBack(values.published_at, wanted.published_at, context.clock())) {
    assertNotCited(await listDealCitations(context, context.db, deal_id))
  }
  return {
    changed: await changeContent(context, dealContent, {
      content_id: deal_id,
      wanted: withEqualTimes(wanted, TIMES),
      seen: withEqualTimes(seen, TIMES),
      mustExist: true,
    }),
  }
}

/** @throws NOT_FOUND */
export async function duplicateDeal(context: CallContext, dealId: string, id: string): Promise<{ id: string }> {
  const values = await readDealValues(context.db, dealId)
  if (!values) throw fail('NOT_FOUND')
  return addOnce(context, id, { ...values, starts_at: null, ends_at: null, published_at: null, is_demo: false })
}

async function addOnce(context: CallContext, id: string, wanted: DealValues): Promise<{ id: string }> {
  if (!(await readDealValues(context.db, id))) {
    await changeContent(context, dealContent, { content_id: id, wanted: { ...wanted }, seen: {} })
  }
  return { id }
}
