import { z } from 'zod'
import { GivenPassword, LIMITED, OneTimeCode, SUSPENDED } from './fields.ts'
import { procedure, Text } from './procedure.ts'

const WRONG_PASSWORD = { WRONG_PASSWORD: { status: 403, message: 'The password is wrong' } }
const CODE_INVALID = { CODE_INVALID: { status: 403, message: 'The code is wrong or too old' } }
const PASSKEY_INVALID = { PASSKEY_INVALID: { status: 403, message: 'The passkey could not be checked' } }
const Done = z.object({ done: z.literal(true) })
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
const Password = z.strictObject({ password: GivenPassword })

/** What WebAuthn hands between browser and server; the library that checks it knows its inside. */
const WebAuthn = z.record(z.string(), z.unknown())

const Passkey = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  created_at: z.iso.datetime().nullable(),
})
export type Passkey = z.output<typeof Passkey>

const of = (summary: string, method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['security'],
  summary,
})

export const security = {
  get_methods: procedure
    .meta({ access: 'user' })
    .route(of('How you can sign in beside your password', 'GET', '/security/methods'))
    .output(z.object({ has_second_factor: z.boolean(), passkeys: z.array(Passkey) })),

  start_second_factor: procedure
    .meta({ access: 'user' })
    .route(of('Begin to set up an authenticator app', 'POST', '/security/second-factor'))
    .input(Password)
    .errors({
      ...LIMITED,
      ...WRONG_PASSWORD,
      ALREADY_ON: { status: 409, message: 'There is a second factor already' },
    })
    .output(
      RecoveryCodes.extend({
        /** What the app reads from the picture. */
        otpauth_url: z.string(),
        /** The same secret, for typing. */
        secret: z.string(),
      }),
    ),
  finish_second_factor: procedure
    .meta({ access: 'user' })
    .route(of('Switch the second factor on with a first code', 'POST', '/security/second-factor/confirmation'))
    .input(z.strictObject({ code: OneTimeCode }))
    .errors({ ...LIMITED, ...CODE_INVALID })
    .output(Done),
  renew_recovery_codes: procedure
    .meta({ access: 'user' })
    .route(of('New recovery codes in place of the old ones', 'POST', '/security/recovery-codes'))
    .input(Password)
    .errors({ ...LIMITED, ...WRONG_PASSWORD })
    .output(RecoveryCodes),
  stop_second_factor: procedure
    .meta({ access: 'user' })
    .route(of('Switch the second factor off', 'POST', '/security/second-factor/end'))
    .input(Password)
    .errors({ ...LIMITED, ...WRONG_PASSWORD })
    .output(Done),

  start_passkey: procedure
    .meta({ access: 'user' })
    .route(of('What the browser needs to make a passkey', 'POST', '/security/passkeys/options'))
    .input(Password)
    .errors({ ...LIMITED, ...WRONG_PASSWORD })
    .output(WebAuthn),
  add_passkey: procedure
    .meta({ access: 'user' })
    .route(of('Keep the passkey that the browser made', 'POST', '/security/passkeys'))
    .input(z.strictObject({ name: Text.trim().max(60), response: WebAuthn }))
    .errors(PASSKEY_INVALID)
    .output(Done),
  remove_passkey: procedure
    .meta({ access: 'user' })
    .route(of('Sign in with this passkey no longer', 'DELETE', '/security/passkeys/{passkey_id}'))
    .input(z.strictObject({ passkey_id: z.uuid() }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no such passkey' } })
    .output(Done),

  start_passkey_sign_in: procedure
    .meta({ access: 'public' })
    .route(of('What the browser needs to use a passkey', 'POST', '/security/passkey-sign-in/options'))
    .errors(LIMITED)
    .output(WebAuthn),
  finish_passkey_sign_in: procedure
    .meta({ access: 'public' })
    .route(of('Sign in with a passkey', 'POST', '/security/passkey-sign-in'))
    .input(z.strictObject({ response: WebAuthn }))
    .errors({
      ...LIMITED,
      ...PASSKEY_INVALID,
      ...SUSPENDED,
    })
    .output(Done),
}
