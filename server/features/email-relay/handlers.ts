import { procedures } from '#server/context.ts'
import { answerByLink } from './answer-by-link.ts'
import { readByLink } from './read-by-link.ts'
import { writeToSeller } from './write-to-seller.ts'

export const emailRelayHandlers = {
  write: procedures.email_relay.write.handler(({ context, input }) => writeToSeller(context, input)),
  read: procedures.email_relay.read.handler(({ context, input }) => readByLink(context, input.token)),
  answer: procedures.email_relay.answer.handler(({ context, input }) => answerByLink(context, input)),
}
