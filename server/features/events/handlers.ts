import { procedures } from '#server/context.ts'
import { trackEvents } from './track-events.ts'

export const eventsHandlers = {
  track: procedures.events.track.handler(({ context, input }) => trackEvents(context, input)),
}
