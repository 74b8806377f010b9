import { procedures } from '#server/context.ts'
import { listPublicSettings } from './list-public-settings.ts'

export const settingsHandlers = {
  list: procedures.settings.list.handler(({ context }) => listPublicSettings(context.db)),
}
