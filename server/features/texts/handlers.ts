import { procedures } from '#server/context.ts'
import { listWebsiteTexts } from './list-website-texts.ts'

export const textsHandlers = {
  list: procedures.texts.list.handler(({ context }) => listWebsiteTexts(context.db)),
}
