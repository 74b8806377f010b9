import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { procedures } from '#server/context.ts'
import { penalties } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { appealByLink, appealOwn, getByLink } from './appeal.ts'
import { decideAppeal } from './decide-appeal.ts'
import { givePenalty } from './give-penalty.ts'
import { listGiven, listOwn } from './read-penalties.ts'
import { withdrawPenalty } from './withdraw-penalty.ts'

const { penalties: declared } = procedures

export const penaltiesHandlers = {
  list: declared.list.handler(({ context, input }) => listGiven(context, eq(penalties.user_id, input.user_id))),
  give: declared.give.handler(({ context, input }) => givePenalty(context, input)),
  withdraw: declared.withdraw.handler(({ context, input }) => withdrawPenalty(context, input.penalty_id)),
  list_appeals: declared.list_appeals.handler(({ context }) =>
    listGiven(
      context,
      and(isNotNull(penalties.appealed_at), isNull(penalties.appeal_decided_at)),
      asc(penalties.appealed_at),
    ),
  ),
  decide_appeal: declared.decide_appeal.handler(({ context, input }) => decideAppeal(context, input)),
  list_mine: declared.list_mine.handler(({ context }) => listOwn(context, requireUser(context).id)),
  appeal: declared.appeal.handler(({ context, input }) => appealOwn(context, input)),
  get_by_link: declared.get_by_link.handler(({ context, input }) => getByLink(context, input.token)),
  appeal_by_link: declared.appeal_by_link.handler(({ context, input }) => appealByLink(context, input)),
}
