import { procedures } from '#server/context.ts'

export const textsHandlers = {
  list: procedures.texts.list.handler(({ context }) => context.website_texts()),
}
