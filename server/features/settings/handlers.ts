import { procedures } from '#server/context.ts'
import { addLogo } from './logos.ts'
import { listSettings } from './list-settings.ts'
import { updateSetting } from './update-setting.ts'

const { settings } = procedures

export const settingsHandlers = {
  list: settings.list.handler(({ context }) => context.publicSettings()),
  list_any: settings.list_any.handler(({ context }) => listSettings(context.db)),
  update_app_setting: settings.update_app_setting.handler(({ context, input }) => updateSetting(context, input)),
  add_logo: settings.add_logo.handler(({ context, input }) => addLogo(context, input.picture)),
}
