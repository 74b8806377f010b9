import { procedures } from '#server/context.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { answerOffer } from './answer-offer.ts'
import { getFloor, setFloor } from './floor.ts'
import { makeOffer, startOffer } from './make-offer.ts'

const { offers } = procedures

export const offersHandlers = {
  start: offers.start.handler(({ context, input }) => startOffer(context, input)),
  make: offers.make.handler(({ context, input }) => makeOffer(context, input)),
  answer: offers.answer.handler(({ context, input }) => answerOffer(context, input)),
  get_floor: offers.get_floor.handler(({ context, input }) =>
    getFloor(context, { user_id: requireUser(context).id, ...input }),
  ),
  set_floor: offers.set_floor.handler(({ context, input }) =>
    setFloor(context, { user_id: requireUser(context).id, ...input }),
  ),
}
