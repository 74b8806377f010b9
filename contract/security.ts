import { z } from 'zod'
import { errors } from './errors.ts'
import { GivenPassword, OneTimeCode } from './credentials.ts'
import { procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export const Password = z.strictObject({ password: GivenPassword })

/** WebAuthn data between browser and server, checked by the passkey library. */
const WebAuthn = z.record(z.string(), z.unknown())

const Passkey = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  created_at: Timestamp.nullable(),
})
export type Passkey = z.output<typeof Passkey>

const route = routesOf('security')

export const AuthenticatorCode = z.strictObject({ code: OneTimeCode })

export const security = {
  get_methods: procedure
    .meta({ access: 'user' })
    .route(route('List sign-in methods', 'GET', '/security/methods', 'Passkeys, and whether a second factor is on.'))
    .output(z.object({ has_second_factor: z.boolean(), passkeys: z.array(Passkey) })),

  start_second_factor: procedure
    .meta({ access: 'user' })
    .route(route('Start setting up an authenticator app', 'POST', '/security/second-factor'))
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'ALREADY_ON'))
    .output(
      RecoveryCodes.extend({
        /** The content of the QR code. */
        otpauth_url: z.string(),
        /** The secret, for manual entry. */
        secret: z.string(),
      }),
    ),
  finish_second_factor: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Turn on the second factor',
        'POST',
        '/security/second-factor/confirmation',
        'With the first code of the authenticator app.',
      ),
    )
    .input(AuthenticatorCode)
    .errors(errors('TOO_MANY_ATTEMPTS', 'CODE_INVALID')),
  renew_recovery_codes: procedure
    .meta({ access: 'user' })
    .route(route('Replace the recovery codes', 'POST', '/security/recovery-codes'))
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD'))
    .output(RecoveryCodes),
  stop_second_factor: voidProcedure
    .meta({ access: 'user' })
    .route(route('Turn off the second factor', 'POST', '/security/second-factor/end'))
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD')),

  start_passkey: procedure
    .meta({ access: 'user' })
    .route(route('Get the options for creating a passkey', 'POST', '/security/passkeys/options'))
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD'))
    .output(WebAuthn),
  add_passkey: voidProcedure
    .meta({ access: 'user' })
    .route(route('Add a passkey', 'POST', '/security/passkeys'))
    .input(z.strictObject({ name: Text.trim().max(60), response: WebAuthn }))
    .errors(errors('PASSKEY_INVALID')),
  remove_passkey: voidProcedure
    .meta({ access: 'user' })
    .route(route('Delete a passkey', 'DELETE', '/security/passkeys/{passkey_id}'))
    .input(z.strictObject({ passkey_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),

  start_passkey_sign_in: procedure
    .meta({ access: 'public' })
    .route(route('Get the options for signing in with a passkey', 'POST', '/security/passkey-sign-in/options'))
    .errors(errors('TOO_MANY_ATTEMPTS'))
    .output(WebAuthn),
  finish_passkey_sign_in: voidProcedure
    .meta({ access: 'public' })
    .route(route('Sign in with a passkey', 'POST', '/security/passkey-sign-in'))
    .input(z.strictObject({ response: WebAuthn }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'PASSKEY_INVALID', 'SUSPENDED')),
}
