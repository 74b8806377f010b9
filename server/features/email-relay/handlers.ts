import { procedures } from '#server/context.ts'
import { answerByLink, markReadByLink } from './answer-by-link.ts'
import { getPictureByLink } from './get-picture-by-link.ts'
import { readByLink } from './read-by-link.ts'

export const emailRelayHandlers = {
  read: procedures.email_relay.read.handler(({ context, input }) => readByLink(context, input.token)),
  get_picture: procedures.email_relay.get_picture.handler(({ context, input }) => getPictureByLink(context, input)),
  mark_read: procedures.email_relay.mark_read.handler(({ context, input }) => markReadByLink(context, input.token)),
  answer: procedures.email_relay.answer.handler(({ context, input }) => answerByLink(context, input)),
}
