import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { appealByLink, appealOwn, getByLink } from './appeal.ts'
import { decideAppeal } from './decide-appeal.ts'
import { givePenalty } from './give-penalty.ts'
import { listAppeals, listGiven, listOwn } from './read-penalties.ts'
import { withdrawPenalty } from './withdraw-penalty.ts'

export const penaltiesHandlers = {
  list: procedures.penalties.list.handler(({ context, input }) => listGiven(context, input.user_id)),
  give: procedures.penalties.give.handler(({ context, input }) => givePenalty(context, input)),
  withdraw: procedures.penalties.withdraw.handler(({ context, input }) => withdrawPenalty(context, input.penalty_id)),
  list_appeals: procedures.penalties.list_appeals.handler(({ context }) => listAppeals(context)),
  decide_appeal: procedures.penalties.decide_appeal.handler(({ context, input }) => decideAppeal(context, input)),
  list_mine: procedures.penalties.list_mine.handler(({ context }) => listOwn(context, requireUser(context).id)),
  appeal: procedures.penalties.appeal.handler(({ context, input }) => appealOwn(context, input)),
  get_by_link: procedures.penalties.get_by_link.handler(({ context, input }) => getByLink(context, input.token)),
  appeal_by_link: procedures.penalties.appeal_by_link.handler(({ context, input }) => appealByLink(context, input)),
}
