import { and, eq, sql } from 'drizzle-orm'
import type { Appointment } from '#contract/appointment.ts'
import { appointmentState } from '#domain/messages/appointment.ts'
import type { Db } from '#server/platform/db/client.ts'
import { appointment_messages, appointments, type messages } from '#server/platform/db/schema/index.ts'

type Row = typeof messages.$inferSelect
type Place = Pick<Row, 'conversation_id' | 'seq'>
const keyOf = ({ conversation_id, seq }: Place): string => `${conversation_id} ${seq}`

/** The current appointments of messages. */
export async function readAppointments(
  db: Db,
  rows: readonly Row[],
  now: Date,
): Promise<(message: Place) => Appointment | null> {
  const places = rows.filter(({ message_type }) => message_type === 'appointment' || message_type === 'system')
  const selected = places.length ? await selectAppointments(db, places) : []
  const found = new Map(
    selected.map(
      ({ message: { step, ...place }, appointment: { id, side, times, place: where, chosen_time, ...one } }) => [
        keyOf(place),
        {
          id,
          side,
          times: times.map((time) => time.toISOString()),
          place: where,
          state: appointmentState({ times, chosen_time, ...one }, now),
          chosen_time: chosen_time?.toISOString() ?? null,
          step,
        },
      ],
    ),
  )
  return (message) => found.get(keyOf(message)) ?? null
}

const selectAppointments = (db: Db, places: readonly Place[]) =>
  db
    .select({ message: appointment_messages, appointment: appointments })
    .from(appointment_messages)
    .innerJoin(
      appointments,
      and(
        eq(appointments.conversation_id, appointment_messages.conversation_id),
        eq(appointments.id, appointment_messages.appointment_id),
      ),
    )
    .where(
      sql`(${appointment_messages.conversation_id}, ${appointment_messages.seq}) in (${sql.join(
        places.map(({ conversation_id, seq }) => sql`(${conversation_id}::uuid, ${seq}::int)`),
        sql`, `,
      )})`,
    )
