import { z } from 'zod'
import { errors } from './errors.ts'
import { GivenPassword } from './credentials.ts'
import { procedure, routesOf, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const route = routesOf('privacy')

export const privacy = {
  export_data: procedure
    .meta({ access: 'user' })
    .route(route('Export the data of the signed-in user', 'GET', '/me/export', 'A ZIP of JSON files.'))
    .output(z.file()),
  request_deletion: procedure
    .meta({ access: 'user' })
    .route(route('Request deletion of the account', 'POST', '/me/deletion', 'The account is deleted after 14 days.'))
    .input(z.strictObject({ password: GivenPassword }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'IS_ADMIN'))
    .output(z.object({ delete_at: Timestamp })),
  keep_account: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Cancel deletion of the account',
        'DELETE',
        '/me/deletion',
        'Possible until the account is deleted. Idempotent.',
      ),
    ),
}
