import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/client.ts'
import { appointments, type AppointmentRow } from '#server/platform/db/schema/index.ts'

export async function findAppointment(
  db: Db,
  { conversation_id, id }: Pick<AppointmentRow, 'conversation_id' | 'id'>,
): Promise<AppointmentRow | undefined> {
  const [found] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.conversation_id, conversation_id), eq(appointments.id, id)))
  return found
}
