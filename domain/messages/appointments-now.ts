import type { AppointmentState } from './appointment.ts'

interface AppointmentSnapshot {
  id: string
  state: AppointmentState
  step: string
}

/**
 * The latest state of each appointment, from messages in order. Later messages override earlier ones, even if they
 * were fetched at different times.
 */
export function appointmentsNow<Appointment extends AppointmentSnapshot>(
  messages: readonly { appointment: Appointment | null }[],
): ReadonlyMap<string, Appointment> {
  const now = new Map<string, Appointment>()
  for (const { appointment } of messages) {
    if (!appointment) continue
    if (appointment.step === 'open') {
      for (const [id, one] of now) {
        if (one.state === 'open' || one.state === 'chosen') now.set(id, { ...one, state: 'superseded' })
      }
    }
    now.set(appointment.id, appointment)
  }
  return now
}
