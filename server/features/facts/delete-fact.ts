import { eq } from 'drizzle-orm'
import type { CallContext } from '#server/context.ts'
import { assertNotCited, listFactCitations } from '#server/features/content-uses/public.ts'
import { changeContentIn } from '#server/features/content-versions/public.ts'
import { facts } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { factContent } from './fact-content.ts'

/** @throws NOT_FOUND; CITED unless what cites it may miss it */
export const deleteFact = (
  context: CallContext,
  id: number,
  { evenIfCited }: { evenIfCited: boolean },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const [fact] = await tx.select({ key: facts.key, topic: facts.topic }).from(facts).where(eq(facts.id, id))
    if (fact && !evenIfCited) assertNotCited(await listFactCitations(tx, fact))
    const change = { content_id: String(id), wanted: null, seen: {}, admin_id: requireUser(context).id }
    await changeContentIn(context, tx, factContent, change)
  })
