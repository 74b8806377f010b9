import { z } from 'zod'
import { CONTACT_METHODS } from '#domain/cars/enumerations.ts'
import { LIMITED } from './fields.ts'
import { procedure } from './procedure.ts'

const OneAd = z.strictObject({ car_id: z.uuid() })

export const Contact = z.object({
  contact_name: z.string().nullable(),
  contact_methods: z.array(z.enum(CONTACT_METHODS)),
  /** E.164; null where the seller does not want calls. */
  phone_number: z.string().nullable(),
  /** E.164; null where the seller does not use WhatsApp. */
  whatsapp_number: z.string().nullable(),
})
export type Contact = z.output<typeof Contact>

export const contacts = {
  reveal: procedure
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/cars/{car_id}/contact',
      tags: ['contacts'],
      summary: 'How the seller of an ad can be reached; it is counted',
    })
    .input(OneAd)
    .errors({ ...LIMITED, NOT_FOUND: { status: 404, message: 'There is no such ad on offer' } })
    .output(Contact),
  note_view: procedure
    .meta({ access: 'public' })
    .route({
      method: 'POST',
      path: '/cars/{car_id}/views',
      tags: ['contacts'],
      summary: 'You see the page of an ad; it counts once a day',
    })
    .input(OneAd)
    .errors(LIMITED)
    .output(z.object({ done: z.literal(true) })),
}
