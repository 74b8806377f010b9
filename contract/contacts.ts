import { z } from 'zod'
import { CONTACT_METHODS } from '#domain/cars/enumerations.ts'
import { errors } from './errors.ts'
import { procedure, routesOf } from './procedure.ts'

const OneAd = z.strictObject({ car_id: z.uuid() })

export const Contact = z.object({
  contact_name: z.string().nullable(),
  contact_methods: z.array(z.enum(CONTACT_METHODS)),
  /** In E.164 format; null if the seller does not accept calls. */
  phone_number: z.string().nullable(),
  /** In E.164 format; null if the seller does not use WhatsApp. */
  whatsapp_number: z.string().nullable(),
})
export type Contact = z.output<typeof Contact>

const route = routesOf('contacts')

export const contacts = {
  reveal: procedure
    .meta({ access: 'public' })
    .route(route('Reveal the contact details of a seller', 'POST', '/cars/{car_id}/contact', 'Counts as a contact.'))
    .input(OneAd)
    .errors(errors('TOO_MANY_ATTEMPTS', 'NOT_FOUND', 'LIMITED'))
    .output(Contact),
}
