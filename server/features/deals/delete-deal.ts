import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { assertNotCited } from '#server/features/content-uses/public.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import { deals } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { dealContent } from './deal-content.ts'
import { listDealCitations } from './list-deal-citations.ts'

/** @throws NOT_FOUND; CITED unless links of articles may lead nowhere */
export const deleteDeal = (
  context: CallContext,
  id: string,
  { evenIfCited }: { evenIfCited: boolean },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const exists = (await tx.$count(deals, eq(deals.id, id))) > 0
    if (exists && !evenIfCited) assertNotCited(await listDealCitations(context, tx, id))
    const change = { content_id: id, wanted: null, seen: {}, admin_id: requireUser(context).id }
    await changeContentIn(context, tx, dealContent, change)
  })
