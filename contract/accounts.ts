import { z } from 'zod'
import { ROLES } from '#domain/accounts/roles.ts'
import { LANGUAGES } from '#domain/language.ts'
import { errors } from './errors.ts'
import { CountryCode, PersonName, TypedPhone } from './person.ts'
import { Email, GivenPassword, LinkToken, NewPassword, OneTimeCode } from './credentials.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const Language = z.enum(LANGUAGES)
/** The path to open afterwards. Paths outside this site are ignored. */
const Next = Text.check(atMost(2000)).optional()

export const SignUp = z.strictObject({
  email: Email,
  password: NewPassword,
  first_name: PersonName,
  last_name: PersonName,
  phone_number: TypedPhone,
  country_code: CountryCode,
  lang: Language,
  /** Acceptance of the terms and the privacy policy. */
  accepts_terms: z.literal(true, 'consent_required'),
  next: Next,
})
export type SignUp = z.output<typeof SignUp>

export const SignIn = z.strictObject({
  email: Email,
  password: GivenPassword,
  /** If false, the session ends when the browser is closed. */
  remember: z.boolean().default(true),
})

/** The signed-in user. */
export const Viewer = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The name from the profile or the account, or else the email. */
  display_name: z.string(),
  picture_url: z.string().nullable(),
  country_name_ar: z.string().nullable(),
  country_name_en: z.string().nullable(),
  country_flag_emoji: z.string().nullable(),
  preferred_language: Language,
  is_verified: z.boolean(),
  role: z.enum(ROLES),
  /** When the account will be deleted, unless the user cancels; null if no deletion is requested. */
  delete_at: Timestamp.nullable(),
})
export type Viewer = z.output<typeof Viewer>

const Session = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  /** The User-Agent of the browser. */
  user_agent: z.string().nullable(),
  created_at: Timestamp,
  last_seen_at: Timestamp,
})
export type Session = z.output<typeof Session>

const route = routesOf('accounts')

export const SecondFactorCode = z.strictObject({
  code: OneTimeCode,
  kind: z.enum(['authenticator', 'recovery']),
  /** Skips the second factor on this device for 30 days. */
  trusts_device: z.boolean().default(false),
})
export const EmailConfirmation = z.strictObject({
  token: LinkToken,
  /** The password chosen at sign-up. */
  password: GivenPassword.optional(),
})
export const SignUpCorrection = z.strictObject({ email: Email, next: Next })
export type SignUpCorrection = z.output<typeof SignUpCorrection>
export const PasswordResetRequest = z.strictObject({ email: Email })
export const PasswordReset = z.strictObject({ token: LinkToken, password: NewPassword })
export const PasswordChange = z.strictObject({ current_password: GivenPassword, password: NewPassword })
export const EmailChange = z.strictObject({ new_email: Email, password: GivenPassword })

export const accounts = {
  get_viewer: procedure
    .meta({ access: 'public', scope: 'read', topics: [] })
    .route(route('Get the signed-in user', 'GET', '/accounts/viewer', 'Null for visitors who are not signed in.'))
    .output(Viewer.nullable()),
  get_role: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get the role of the signed-in user',
        'GET',
        '/accounts/role',
        'User, moderator or admin. Access tokens never have a role.',
      ),
    )
    .output(z.object({ role: z.enum(ROLES) })),

  sign_up: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Create an account',
        'POST',
        '/accounts/sign-up',
        'The response is the same if the email already has an account.',
      ),
    )
    .input(SignUp)
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT')),
  correct_sign_up: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Correct the email of a sign-up',
        'PUT',
        '/accounts/sign-up',
        'Only in the browser of the sign-up, until the email is confirmed. Invalidates the link in the first email. The response is the same if the email already has an account.',
      ),
    )
    .input(SignUpCorrection)
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT', 'SIGN_UP_AGAIN')),
  resend_confirmation: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Resend the confirmation email',
        'POST',
        '/accounts/confirmation',
        'Does nothing if no confirmation is pending; the response is the same.',
      ),
    )
    .input(z.strictObject({ email: Email, next: Next }))
    .errors(errors('TOO_MANY_ATTEMPTS')),
  confirm_email: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Confirm an email and sign in',
        'POST',
        '/accounts/confirm-email',
        'Requires the password, except in the browser of the sign-up. Opens no session if the email is already confirmed.',
      ),
    )
    .input(EmailConfirmation)
    .errors(errors('TOO_MANY_ATTEMPTS', 'LINK_INVALID', 'PASSWORD_REQUIRED', 'WRONG_PASSWORD', 'SUSPENDED'))
    .output(z.object({ is_signed_in: z.boolean() })),

  sign_in: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Sign in with email and password',
        'POST',
        '/accounts/sign-in',
        'Sets the session cookie. If `needs_second_factor` is true, the sign-in has to be finished with a code first.',
      ),
    )
    .input(SignIn)
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'SUSPENDED'))
    .output(z.object({ needs_second_factor: z.boolean() })),
  verify_second_factor: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Finish signing in with a second factor',
        'POST',
        '/accounts/second-factor',
        'Completes the sign-in of this browser with a code of the authenticator app or a recovery code. Each code works once. Five wrong codes end the sign-in.',
      ),
    )
    .input(SecondFactorCode)
    .errors(errors('TOO_MANY_ATTEMPTS', 'SUSPENDED', 'CODE_INVALID', 'SIGN_IN_AGAIN')),
  sign_out: voidProcedure
    .meta({ access: 'public' })
    .route(route('Sign out', 'POST', '/accounts/sign-out', 'Ends the session of this browser.')),

  request_password_reset: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Request a password reset',
        'POST',
        '/accounts/password-reset',
        'Emails a link if the account exists; the response is the same either way.',
      ),
    )
    .input(PasswordResetRequest)
    .errors(errors('TOO_MANY_ATTEMPTS')),
  reset_password: voidProcedure
    .meta({ access: 'public' })
    .route(route('Reset the password', 'POST', '/accounts/password', 'Requires the token of the emailed link.'))
    .input(PasswordReset)
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT', 'LINK_INVALID')),
  change_password: voidProcedure
    .meta({ access: 'user' })
    .route(
      route('Change the password of the signed-in user', 'POST', '/accounts/own-password', 'Ends all other sessions.'),
    )
    .input(PasswordChange)
    .errors(errors('TOO_MANY_ATTEMPTS', 'INVALID_INPUT', 'WRONG_PASSWORD')),

  request_email_change: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Request a change of email',
        'POST',
        '/accounts/email-change',
        'Takes effect once both addresses have confirmed it.',
      ),
    )
    .input(EmailChange)
    .errors(errors('TOO_MANY_ATTEMPTS', 'WRONG_PASSWORD')),
  confirm_email_change: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Confirm a change of email',
        'POST',
        '/accounts/confirm-email-change',
        'Confirms one of the two addresses.',
      ),
    )
    .input(z.strictObject({ token: LinkToken }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'LINK_INVALID'))
    .output(z.object({ is_changed: z.boolean(), waits_until: Timestamp.nullable() })),
  stop_email_change: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Stop a change of email that an admin began',
        'POST',
        '/accounts/stop-email-change',
        'Requires the token of the link emailed to the old address.',
      ),
    )
    .input(z.strictObject({ token: LinkToken }))
    .errors(errors('TOO_MANY_ATTEMPTS', 'LINK_INVALID')),

  list_sessions: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'List the sessions of the signed-in user',
        'GET',
        '/accounts/sessions',
        'The current session first, then by last use.',
      ),
    )
    .output(z.array(Session)),
  end_session: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'End a session of the signed-in user',
        'DELETE',
        '/accounts/sessions/{session_id}',
        'Also the current session. Its browser is signed out immediately.',
      ),
    )
    .input(z.strictObject({ session_id: z.uuid() }))
    .errors(errors('NOT_FOUND')),
  end_other_sessions: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'End all other sessions of the signed-in user',
        'DELETE',
        '/accounts/sessions',
        'The current session stays. Access tokens stay valid.',
      ),
    ),
}
