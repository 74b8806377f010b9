import { z } from 'zod'
import { procedure, routesOf } from './procedure.ts'

export const AppSetting = z.object({
  setting_key: z.string(),
  /** JSON if it parses, else plain text. */
  setting_value: z.string(),
})

export type AppSetting = z.output<typeof AppSetting>

const route = routesOf('settings')

export const settings = {
  list: procedure
    .meta({ access: 'public', scope: 'read', topics: ['settings'] })
    .route(route('List public settings', 'GET', '/app-settings'))
    .output(z.array(AppSetting)),
}
