import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { HOUR_MS } from '#domain/durations.ts'
import { REMINDER_HOURS } from '#domain/messages/appointment.ts'
import type { Services } from '#server/context.ts'
import { lockConversation } from '#server/features/messages/public.ts'
import { appointments } from '#server/platform/db/schema/index.ts'
import { eachOrThrow } from '#server/platform/jobs/each-or-throw.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { addAppointmentMessage } from './add-appointment-message.ts'

/** Every five minutes: reminds both sides once of appointments within the next two hours. */
export const remindOfAppointments: Job<object, Services> = {
  name: 'remind_of_appointments',
  retries: 3,
  seconds: 240,
  cron: '*/5 * * * *',
  run: async (services) => {
    const { db, clock } = services
    const now = clock()
    const isDue = and(
      eq(appointments.state, 'chosen'),
      isNull(appointments.reminded_at),
      gt(appointments.chosen_time, now),
      lte(appointments.chosen_time, new Date(now.getTime() + REMINDER_HOURS * HOUR_MS)),
    )
    const due = await db.select().from(appointments).where(isDue)
    await eachOrThrow(due, ({ conversation_id, id }) =>
      db.transaction(async (tx) => {
        await lockConversation(tx, conversation_id)
        const [appointment] = await tx
          .update(appointments)
          .set({ reminded_at: now })
          .where(and(eq(appointments.conversation_id, conversation_id), eq(appointments.id, id), isDue))
          .returning()
        if (appointment) await addAppointmentMessage(services, tx, { appointment, step: 'reminded', now })
      }),
    )
  },
}
