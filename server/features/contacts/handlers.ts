import { eq } from 'drizzle-orm'
import { procedures } from '#server/context.ts'
import { countVisit } from '#server/features/visits/public.ts'
import { cars } from '#server/platform/db/schema/index.ts'
import type { Limit } from '#server/platform/limits.ts'
import { revealContact } from './reveal-contact.ts'

const VIEWS: Limit = { name: 'view_address', per_address: 40, seconds: 3600, is_here: true }

export const contactsHandlers = {
  reveal: procedures.contacts.reveal.handler(({ context, input }) => revealContact(context, input.car_id)),
  note_view: procedures.contacts.note_view.handler(async ({ context, input }) => {
    await context.limits.take(VIEWS, context.request.address)
    const [car] = await context.db
      .select({ id: cars.id, seller_id: cars.seller_id })
      .from(cars)
      .where(eq(cars.id, input.car_id))
    if (car) await countVisit(context, { car, kind: 'view' })
    return { done: true } as const
  }),
}
