import { procedures } from '#server/context.ts'
import { readInsights } from './read-insights.ts'

export const insightsHandlers = {
  read: procedures.insights.read.handler(({ context }) => readInsights(context)),
}
