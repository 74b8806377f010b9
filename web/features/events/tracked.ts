import type { TrackedEvent } from '#contract/events.ts'

type WithoutOrigin<Event> = Event extends unknown ? Omit<Event, 'id' | 'seconds_ago'> : never

/** One of the calls, without what the queue adds. */
export type Tracked = WithoutOrigin<TrackedEvent>
