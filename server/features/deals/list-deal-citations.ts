import type { Citations } from '#contract/content-use.ts'
import type { CallContext } from '#server/context.ts'
import { listLinking } from '#server/features/content-uses/public.ts'
import type { Db } from '#server/platform/db/client.ts'

/** The articles that link to a deal. */
export const listDealCitations = async (context: CallContext, db: Db, id: string): Promise<Citations> => ({
  articles: await listLinking(context, db, [`/deals/${id}`], id),
  places: [],
})
