import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import {
  CountryCode,
  Email,
  GivenPassword,
  INVALID,
  LIMITED,
  LinkToken,
  NewPassword,
  OneTimeCode,
  PersonName,
  SUSPENDED,
  TypedPhone,
} from './fields.ts'
import { procedure, Text } from './procedure.ts'

const Language = z.enum(LANGUAGES)
/** Where to go afterwards; anything outside this site is ignored. */
const Next = Text.max(2000).optional()
const WRONG_PASSWORD = { WRONG_PASSWORD: { status: 403, message: 'The password is wrong' } }
const LINK = { LINK_INVALID: { status: 410, message: 'The link is used up, too old or wrong' } }
const Done = z.object({ done: z.literal(true) })

export const SignUp = z.strictObject({
  email: Email,
  password: NewPassword,
  first_name: PersonName,
  last_name: PersonName,
  phone_number: TypedPhone,
  country_code: CountryCode,
  lang: Language,
  /** Of the terms and of the privacy page, as shown. */
  accepts_terms: z.literal(true, 'consent_required'),
  next: Next,
})
export type SignUp = z.output<typeof SignUp>

export const SignIn = z.strictObject({
  email: Email,
  password: GivenPassword,
  /** Otherwise the session ends with the browser. */
  remember: z.boolean().default(true),
})

export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who is signed in, as the header shows it. */
export const Viewer = z.object({
  id: z.uuid(),
  email: z.string(),
  /** Of the profile, else of the user, else the email. */
  display_name: z.string(),
  picture_url: z.string().nullable(),
  country_name_ar: z.string().nullable(),
  country_name_en: z.string().nullable(),
  country_flag_emoji: z.string().nullable(),
  preferred_language: Language,
  is_verified: z.boolean(),
  /** The account is deleted then, unless its owner keeps it. */
  delete_at: z.iso.datetime().nullable(),
})
export type Viewer = z.output<typeof Viewer>

const Session = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  /** As the browser named itself. */
  user_agent: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
})
export type Session = z.output<typeof Session>

const of = (summary: string, method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) => ({
  method,
  path,
  tags: ['accounts'],
  summary,
})

export const accounts = {
  get_viewer: procedure
    .meta({ access: 'public' })
    .route(of('Who is signed in; null if nobody is', 'GET', '/accounts/viewer'))
    .output(Viewer.nullable()),
  get_role: procedure
    .meta({ access: 'user' })
    .route(of('Your role', 'GET', '/accounts/role'))
    .output(z.object({ role: z.enum(ROLES) })),

  sign_up: procedure
    .meta({ access: 'public' })
    .route(of('Open an account; the answer is the same where the address has one', 'POST', '/accounts/sign-up'))
    .input(SignUp)
    .errors({ ...LIMITED, ...INVALID })
    .output(Done),
  resend_confirmation: procedure
    .meta({ access: 'public' })
    .route(of('Send the confirmation again, if the address waits for one', 'POST', '/accounts/confirmation'))
    .input(z.strictObject({ email: Email, next: Next }))
    .errors(LIMITED)
    .output(Done),
  confirm_email: procedure
    .meta({ access: 'public' })
    .route(of('Confirm the address that a mail went to', 'POST', '/accounts/confirm-email'))
    .input(z.strictObject({ token: LinkToken }))
    .errors({ ...LIMITED, ...LINK })
    .output(Done),

  sign_in: procedure
    .meta({ access: 'public' })
    .route(of('Sign in with email and password', 'POST', '/accounts/sign-in'))
    .input(SignIn)
    .errors({
      ...LIMITED,
      INVALID_CREDENTIALS: { status: 401, message: 'Email or password is wrong' },
      EMAIL_NOT_CONFIRMED: { status: 403, message: 'The email is not confirmed yet' },
      ...SUSPENDED,
    })
    .output(z.object({ needs_second_factor: z.boolean() })),
  verify_second_factor: procedure
    .meta({ access: 'public' })
    .route(of('Finish signing in with a code', 'POST', '/accounts/second-factor'))
    .input(
      z.strictObject({
        code: OneTimeCode,
        kind: z.enum(['authenticator', 'recovery']),
        /** Ask for no code on this device for 30 days. */
        trusts_device: z.boolean().default(false),
      }),
    )
    .errors({ ...LIMITED, ...SUSPENDED, CODE_INVALID: { status: 403, message: 'The code is wrong or too old' } })
    .output(Done),
  sign_out: procedure
    .meta({ access: 'public' })
    .route(of('Sign out in this browser', 'POST', '/accounts/sign-out'))
    .output(Done),

  request_password_reset: procedure
    .meta({ access: 'public' })
    .route(of('Send a link to a new password, if there is such an account', 'POST', '/accounts/password-reset'))
    .input(z.strictObject({ email: Email }))
    .errors(LIMITED)
    .output(Done),
  reset_password: procedure
    .meta({ access: 'public' })
    .route(of('Set a new password with the link of a mail', 'POST', '/accounts/password'))
    .input(z.strictObject({ token: LinkToken, password: NewPassword }))
    .errors({ ...LIMITED, ...INVALID, ...LINK })
    .output(Done),
  change_password: procedure
    .meta({ access: 'user' })
    .route(of('Change your password; other devices are signed out', 'POST', '/accounts/own-password'))
    .input(z.strictObject({ current_password: GivenPassword, password: NewPassword }))
    .errors({ ...LIMITED, ...INVALID, ...WRONG_PASSWORD })
    .output(Done),

  request_email_change: procedure
    .meta({ access: 'user' })
    .route(of('Change your email; both addresses have to confirm', 'POST', '/accounts/email-change'))
    .input(z.strictObject({ new_email: Email, password: GivenPassword }))
    .errors({ ...LIMITED, ...WRONG_PASSWORD })
    .output(Done),
  confirm_email_change: procedure
    .meta({ access: 'public' })
    .route(of('Confirm a change of email for one of the two addresses', 'POST', '/accounts/confirm-email-change'))
    .input(z.strictObject({ token: LinkToken }))
    .errors({ ...LIMITED, ...LINK })
    .output(z.object({ is_changed: z.boolean() })),

  list_sessions: procedure
    .meta({ access: 'user' })
    .route(of('Where you are signed in', 'GET', '/accounts/sessions'))
    .output(z.array(Session)),
  end_session: procedure
    .meta({ access: 'user' })
    .route(of('Sign one of your devices out', 'DELETE', '/accounts/sessions/{session_id}'))
    .input(z.strictObject({ session_id: z.uuid() }))
    .errors({ NOT_FOUND: { status: 404, message: 'There is no such session' } })
    .output(Done),
  end_other_sessions: procedure
    .meta({ access: 'user' })
    .route(of('Sign all your other devices out', 'DELETE', '/accounts/sessions'))
    .output(Done),
}
