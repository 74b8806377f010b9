import { procedures } from '#server/context.ts'

export const settingsHandlers = {
  list: procedures.settings.list.handler(({ context }) => context.public_settings()),
}
