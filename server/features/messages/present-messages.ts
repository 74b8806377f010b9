import type { Message } from '#contract/messages.ts'
import type { DataServices } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { messages } from '#server/platform/db/schema/index.ts'
import { readPictureIds } from './pictures/show-pictures.ts'
import { readAppointments } from './read-appointments.ts'
import { readOffers } from './read-offers.ts'

export type MessageRow = typeof messages.$inferSelect

type Services = Pick<DataServices, 'db' | 'clock'>

/**
 * Converts rows to messages, in the same order.
 * @param db the transaction that stored the rows, if there is one
 */
export async function presentMessages(
  { clock }: Pick<Services, 'clock'>,
  db: Db,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const now = clock()
  const offerOf = await readOffers(db, rows, now)
  const appointmentOf = await readAppointments(db, rows, now)
  const picturesOf = await readPictureIds(
    db,
    rows.filter(({ has_pictures }) => has_pictures),
  )
  return rows.map(({ has_pictures: _, ...row }) => ({
    ...row,
    picture_ids: picturesOf(row),
    offer: offerOf(row),
    appointment: appointmentOf(row),
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  }))
}

export async function presentMessage(services: Services, row: MessageRow): Promise<Message> {
  const [message] = await presentMessages(services, services.db, [row])
  if (!message) throw new Error('presentMessages returned no message')
  return message
}
