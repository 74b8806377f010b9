import type { TrackedEvent } from '#contract/events.ts'

type WithoutOrigin<Event> = Event extends unknown ? Omit<Event, 'id' | 'seconds_ago'> : never

/** An event before the queue adds its id and time. */
export type Tracked = WithoutOrigin<TrackedEvent>
