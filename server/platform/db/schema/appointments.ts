import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid, integer } from 'drizzle-orm/pg-core'
import { APPOINTMENT_STATES, APPOINTMENT_STEPS } from '#domain/messages/appointment.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { conversations, messages } from './messages.ts'
import { timestamptz } from './timestamptz.ts'

/** Appointments of buyers and sellers to see a car. Each change of an appointment is a message of its conversation. */
export const appointments = pgTable(
  'appointments',
  {
    conversation_id: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The ID of the message that proposed it, chosen by the client. */
    id: uuid().notNull(),
    /** The side that proposed it. */
    side: text({ enum: SIDES }).notNull(),
    times: timestamptz().array().notNull(),
    /** A district or another public place. */
    place: text().notNull(),
    /** The stored state, which does not change when the time has passed. Use `appointmentState`. */
    state: text({ enum: APPOINTMENT_STATES }).notNull(),
    chosen_time: timestamptz(),
    created_at: timestamptz().notNull(),
    /** When both sides were reminded; null until then. */
    reminded_at: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.id] }),
    // a new proposal supersedes the current one
    uniqueIndex('appointments_current')
      .on(t.conversation_id)
      .where(sql`${t.state} in ('open', 'chosen')`),
    index('appointments_chosen_time')
      .on(t.chosen_time)
      .where(sql`${t.state} = 'chosen' and ${t.reminded_at} is null`),
    check('appointments_times', sql`cardinality(${t.times}) between 1 and 3`),
    check('appointments_chosen', sql`${t.state} <> 'chosen' or ${t.chosen_time} is not null`),
  ],
)
export type AppointmentRow = typeof appointments.$inferSelect

/** The change of an appointment that a message makes. */
export const appointment_messages = pgTable(
  'appointment_messages',
  {
    conversation_id: uuid().notNull(),
    seq: integer().notNull(),
    appointment_id: uuid().notNull(),
    step: text({ enum: APPOINTMENT_STEPS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversation_id, t.seq] }),
    foreignKey({
      name: 'appointment_messages_message',
      columns: [t.conversation_id, t.seq],
      foreignColumns: [messages.conversation_id, messages.seq],
    }).onDelete('cascade'),
    foreignKey({
      name: 'appointment_messages_appointment',
      columns: [t.conversation_id, t.appointment_id],
      foreignColumns: [appointments.conversation_id, appointments.id],
    }).onDelete('cascade'),
  ],
)
