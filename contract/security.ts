import { z } from 'zod'
import { errors } from './errors.ts'
import { GivenPassword, OneTimeCode } from './credentials.ts'
import { atMost, OneLine, procedure, routesOf, SCOPES, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export const Password = z.strictObject({ password: GivenPassword })

/** WebAuthn data, which the passkey library validates. */
const WebAuthn = z.record(z.string(), z.unknown())

const Passkey = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  created_at: Timestamp.nullable(),
})
export type Passkey = z.output<typeof Passkey>

/** An access token without its secret, of which only a hash is stored. */
export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the token, to recognise it by. */
  start: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  created_at: Timestamp,
  /** Accurate to the minute; null if never used. */
  last_used_at: Timestamp.nullable(),
  expires_at: Timestamp.nullable(),
})
export type AccessToken = z.output<typeof AccessToken>

/** Available lifetimes of tokens, in days. */
export const TOKEN_DAYS = [30, 90, 365] as const

export const NewAccessToken = z.strictObject({
  name: Text.trim().min(1, 'required').check(atMost(60)),
  scopes: z.array(z.enum(SCOPES)).min(1, 'required').max(SCOPES.length),
  /** Null if the token does not expire. */
  expires_in_days: z.literal(TOKEN_DAYS).nullable(),
  password: GivenPassword,
})
export type NewAccessToken = z.output<typeof NewAccessToken>

const route = routesOf('security')

export const AuthenticatorCode = z.strictObject({ code: OneTimeCode })

export const security = {
  get_methods: procedure
    .meta({ access: 'user' })
    .route(
      route('List sign-in methods', 'GET', '/security/methods', 'Returns passkeys and whether a second factor is on.'),
    )
    .output(z.object({ has_second_factor: z.boolean(), passkeys: z.array(Passkey) })),

  start_second_factor: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Start setting up an authenticator app',
        'POST',
        '/security/second-factor',
        'Returns the secret and the recovery codes. The second factor is off until a code has confirmed it. Requires the password.',
      ),
    )
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'ALREADY_ON'))
    .output(
      RecoveryCodes.extend({
        /** The content of the QR code for authenticator apps. */
        otpauth_url: z.string(),
        /** The secret for manual entry. */
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
        'Requires a code of the authenticator app.',
      ),
    )
    .input(AuthenticatorCode)
    .errors(errors('TOO_MANY_ATTEMPTS', 'CODE_INVALID')),
  renew_recovery_codes: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Replace the recovery codes',
        'POST',
        '/security/recovery-codes',
        'The previous codes stop working. Requires the password.',
      ),
    )
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD'))
    .output(RecoveryCodes),
  stop_second_factor: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Turn off the second factor',
        'POST',
        '/security/second-factor/end',
        'Also invalidates the recovery codes. Requires the password.',
      ),
    )
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD')),

  start_passkey: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the options for creating a passkey',
        'POST',
        '/security/passkeys/options',
        'For `navigator.credentials.create`. Requires the password. A user can have 20 passkeys.',
      ),
    )
    .input(Password)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'TOO_MANY'))
    .output(WebAuthn),
  add_passkey: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Add a passkey',
        'POST',
        '/security/passkeys',
        'Requires the response to the options that this browser got last.',
      ),
    )
    .input(z.strictObject({ name: OneLine.check(atMost(60)), response: WebAuthn }))
    .errors(errors('PASSKEY_INVALID')),
  remove_passkey: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Delete a passkey',
        'DELETE',
        '/security/passkeys/{passkey_id}',
        'It can no longer be used to sign in. Sessions stay open.',
      ),
    )
    .input(z.strictObject({ passkey_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),

  list_access_tokens: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'List the access tokens of the signed-in user',
        'GET',
        '/security/access-tokens',
        'Newest first, with scopes and last use, but without the secrets. Includes expired tokens.',
      ),
    )
    .output(z.array(AccessToken)),
  create_access_token: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Create an access token',
        'POST',
        '/security/access-tokens',
        'For programs. Only this response contains the token. A user can have 20 tokens.',
      ),
    )
    .input(NewAccessToken)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD', 'TOO_MANY'))
    .output(AccessToken.extend({ token: z.string() })),
  revoke_access_token: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Revoke an access token',
        'DELETE',
        '/security/access-tokens/{access_token_id}',
        'Programs that use it get `TOKEN_INVALID` immediately. Idempotent.',
      ),
    )
    .input(z.strictObject({ access_token_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),

  start_passkey_sign_in: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Get the options for signing in with a passkey',
        'POST',
        '/security/passkey-sign-in/options',
        'For `navigator.credentials.get`. No email is required.',
      ),
    )
    .errors(errors('TOO_MANY_ATTEMPTS'))
    .output(WebAuthn),
  finish_passkey_sign_in: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Sign in with a passkey',
        'POST',
        '/security/passkey-sign-in',
        'Sets the session cookie. Requires the response to the options that this browser got last. No second factor is required.',
      ),
    )
    .input(z.strictObject({ response: WebAuthn }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'PASSKEY_INVALID', 'SUSPENDED')),
}
