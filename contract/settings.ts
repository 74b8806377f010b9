import { z } from 'zod'
import { procedure } from './procedure.ts'

export const AppSetting = z.object({
  setting_key: z.string(),
  /** JSON where it parses, else the text as it stands. */
  setting_value: z.string(),
})

export type AppSetting = z.output<typeof AppSetting>

export const settings = {
  list: procedure
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/app-settings',
      tags: ['settings'],
      summary: 'Settings that every visitor may read',
    })
    .output(z.array(AppSetting)),
}
