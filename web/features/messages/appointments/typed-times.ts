import { timeFault, type TimeFault } from '#domain/messages/appointment.ts'
import { fromRiyadh } from '#domain/riyadh-time.ts'

/** `missing`: no time at all. `partial`: only a part of a time was entered. */
export type TypedTimeFault = TimeFault | 'missing' | 'partial'

export interface TypedTime {
  /** Value of a `datetime-local` input in Riyadh time: empty while it is incomplete. */
  value: string
  isPartial: boolean
}

/** What is wrong with each of the entered times. At least one is needed, at any place. */
export function typedTimeFaults(typed: readonly TypedTime[], now: Date): (TypedTimeFault | null)[] {
  const times = typed.map(({ value }) => fromRiyadh(value))
  const isEmpty = typed.every(({ value, isPartial }) => value === '' && !isPartial)
  return typed.map(({ isPartial }, at) => {
    const time = times[at]
    if (isPartial) return 'partial'
    if (!time) return isEmpty && at === 0 ? 'missing' : null
    return timeFault(
      time,
      times.slice(0, at).filter((other) => other !== null),
      now,
    )
  })
}
