import { DAY_MS } from '#domain/durations.ts'

/** `superseded`: replaced by a newer proposal. */
export const APPOINTMENT_STATES = ['open', 'chosen', 'declined', 'cancelled', 'superseded', 'past'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

/** The events of an appointment that appear as messages. */
export const APPOINTMENT_STEPS = [...APPOINTMENT_STATES, 'reminded'] as const

/** Responses to a proposal or an appointment. */
export const APPOINTMENT_ANSWERS = ['chosen', 'declined', 'cancelled'] as const satisfies readonly AppointmentState[]
export type AppointmentAnswer = (typeof APPOINTMENT_ANSWERS)[number]

export const MOST_TIMES = 3
export const MOST_DAYS_AHEAD = 30
export const REMINDER_HOURS = 2
/** In characters. */
export const LONGEST_PLACE = 100

/** `own`: the participant who proposed the appointment. */
type AppointmentActor = 'own' | 'other' | 'ad'

export interface AppointmentEnd {
  state: AppointmentState
  times: readonly (Date | string)[]
  chosen_time: Date | string | null
}

/**
 * The current state. An appointment expires at its time, and a proposal at the last of its times, before that is
 * stored.
 */
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

/** Whether a time was proposed and is in the future. */
export const canChooseTime = ({ times }: Pick<AppointmentEnd, 'times'>, chosen: Date, now: Date): boolean =>
  chosen > now && times.some((time) => new Date(time).getTime() === chosen.getTime())

export type TimeFault = 'past' | 'far' | 'twice'

/** Why a time cannot be proposed beside the earlier ones; null if it can. */
export function timeFault(time: Date, earlier: readonly Date[], now: Date): TimeFault | null {
  if (time <= now) return 'past'
  if (time.getTime() > now.getTime() + MOST_DAYS_AHEAD * DAY_MS) return 'far'
  return earlier.some((other) => other.getTime() === time.getTime()) ? 'twice' : null
}

/** Whether the times can be proposed: one to three distinct ones within the next thirty days. */
export const areTimesPossible = (times: readonly Date[], now: Date): boolean =>
  times.length >= 1 &&
  times.length <= MOST_TIMES &&
  times.every((time, at) => timeFault(time, times.slice(0, at), now) === null)
