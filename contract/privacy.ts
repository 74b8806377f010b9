import { z } from 'zod'
import { GivenPassword, LIMITED } from './fields.ts'
import { procedure } from './procedure.ts'

const of = (summary: string, method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['privacy'],
  summary,
})

export const privacy = {
  export_data: procedure
    .meta({ access: 'user' })
    .route(of('Everything that is kept about you, as a ZIP of JSON files', 'GET', '/privacy/export'))
    .output(z.file()),
  request_deletion: procedure
    .meta({ access: 'user' })
    .route(of('Delete your account 14 days from now', 'POST', '/privacy/deletion'))
    .input(z.strictObject({ password: GivenPassword }))
    .errors({
      ...LIMITED,
      WRONG_PASSWORD: { status: 403, message: 'The password is wrong' },
      IS_ADMIN: { status: 409, message: 'Admins hand their role over first' },
    })
    .output(z.object({ delete_at: z.iso.datetime() })),
  keep_account: procedure
    .meta({ access: 'user' })
    .route(of('Change your mind within the 14 days', 'DELETE', '/privacy/deletion'))
    .output(z.object({ done: z.literal(true) })),
}
