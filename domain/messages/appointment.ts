import { DAY_MS } from '#domain/durations.ts'

/** `superseded`: another one was proposed. */
export const APPOINTMENT_STATES = ['open', 'chosen', 'declined', 'cancelled', 'superseded', 'past'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/** What a message says of one. */
export const APPOINTMENT_STEPS = [...APPOINTMENT_STATES, 'reminded'] as const

/** What people answer. */
export const APPOINTMENT_ANSWERS = ['chosen', 'declined', 'cancelled'] as const satisfies readonly AppointmentState[]
export type AppointmentAnswer = (typeof APPOINTMENT_ANSWERS)[number]

export const MOST_TIMES = 3
export const MOST_DAYS_AHEAD = 30
export const REMINDER_HOURS = 2
/** In characters. */
export const LONGEST_PLACE = 100

/** `own`: the side that proposed it. */
type AppointmentActor = 'own' | 'other' | 'ad'

export interface AppointmentEnd {
  state: AppointmentState
  times: readonly (Date | string)[]
  chosen_time: Date | string | null
}

/** An appointment is past at its time, and a proposal at its last one, whatever is stored. */
export function appointmentState({ state, times, chosen_time }: AppointmentEnd, now: Date): AppointmentState {
  const last = state === 'open' ? times : state === 'chosen' && chosen_time !== null ? [chosen_time] : null
  return last?.every((time) => new Date(time) <= now) ? 'past' : state
}

const ANSWERED_BY: Record<AppointmentAnswer, Partial<Record<AppointmentState, readonly AppointmentActor[]>>> = {
  chosen: { open: ['other'] },
  declined: { open: ['other'] },
  cancelled: { open: ['own', 'ad'], chosen: ['own', 'other', 'ad'] },
}

export const canAnswerAppointment = (
  appointment: AppointmentEnd,
  answer: AppointmentAnswer,
  by: AppointmentActor,
  now: Date,
): boolean => ANSWERED_BY[answer][appointmentState(appointment, now)]?.includes(by) ?? false

/** Whether a time is one of those proposed, and still to come. */
export const canChooseTime = ({ times }: Pick<AppointmentEnd, 'times'>, chosen: Date, now: Date): boolean =>
  chosen > now && times.some((time) => new Date(time).getTime() === chosen.getTime())

/** Up to three different ones, in the next thirty days. */
export function areTimesPossible(times: readonly Date[], now: Date): boolean {
  const latest = now.getTime() + MOST_DAYS_AHEAD * DAY_MS
  return (
    times.length >= 1 &&
    times.length <= MOST_TIMES &&
    new Set(times.map(Number)).size === times.length &&
    times.every((time) => time > now && time.getTime() <= latest)
  )
}
