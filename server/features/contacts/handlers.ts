import { procedures } from '#server/context.ts'
import { revealContact } from './reveal-contact.ts'

export const contactsHandlers = {
  reveal: procedures.contacts.reveal.handler(({ context, input }) => revealContact(context, input.car_id)),
}
