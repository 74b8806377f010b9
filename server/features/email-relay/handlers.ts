import { DONE } from '#contract/done.ts'
import { procedures } from '#server/context.ts'
import { answerByLink } from './answer-by-link.ts'
import { readByLink } from './read-by-link.ts'
import { writeToSeller } from './write-to-seller.ts'

export const emailRelayHandlers = {
  write: procedures.email_relay.write.handler(async ({ context, input }) => {
    await writeToSeller(context, input)
    return DONE
  }),
  read: procedures.email_relay.read.handler(({ context, input }) => readByLink(context, input.token)),
  answer: procedures.email_relay.answer.handler(async ({ context, input }) => {
    await answerByLink(context, input)
    return DONE
  }),
}
