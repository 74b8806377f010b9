import { procedures } from '#server/context.ts'
import { writeDescription } from './write-description.ts'

export const adDescriptionsHandlers = {
  write: procedures.ad_descriptions.write.handler(({ context, input }) => writeDescription(context, input)),
}
