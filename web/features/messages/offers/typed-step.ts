import { inRiyadh } from '#domain/riyadh-time.ts'
import { keepUnsentForm } from '#web/ui/form/unsent-form.ts'
import type { TypedStep } from './deal-step.ts'

/** What the form of an appointment has: values of `datetime-local` inputs in Riyadh time, and a place. */
export interface TypedAppointment {
  times: readonly string[]
  place: string
}

/** Where the tab keeps what is typed into a form of a thread. */
export const typedPart = (type: TypedStep['type'], threadId: string): string => `${type} ${threadId}`

/** Puts a step into its form, where it can be changed. */
export function typeStep(step: TypedStep, threadId: string): void {
  keepUnsentForm(typedPart(step.type, threadId), { typed: typedOf(step), seen: null })
}

export const forgetTyped = (step: TypedStep, threadId: string): void =>
  keepUnsentForm(typedPart(step.type, threadId), undefined)

const typedOf = (step: TypedStep): string | TypedAppointment =>
  step.type === 'offer'
    ? String(step.amount)
    : { times: step.times.map((time) => inRiyadh(new Date(time))), place: step.place }

/** @param count number of fields for times */
export function readTypedAppointment(stored: unknown, count: number): TypedAppointment | null {
  const { times, place } = (stored ?? {}) as Partial<Record<keyof TypedAppointment, unknown>>
  if (!Array.isArray(times) || typeof place !== 'string') return null
  return { times: Array.from({ length: count }, (_, at) => (typeof times[at] === 'string' ? times[at] : '')), place }
}
