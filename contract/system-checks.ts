import { z } from 'zod'
import { CHECK_STATES, SYSTEM_CHECKS } from '#domain/system-checks/judge-checks.ts'
import { errors } from './errors.ts'
import { procedure, routesOf } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

export const CheckedPart = z.object({
  check: z.enum(SYSTEM_CHECKS),
  state: z.enum(CHECK_STATES),
  /** The measured value. Its unit depends on the check: milliseconds, megabytes, minutes, days, seconds or a count. */
  value: z.number().nullable(),
  /** When the state began, to ten minutes; null if unknown. */
  since: Timestamp.nullable(),
  /** When the last email was delivered, or the last backup made; null if unknown and for other checks. */
  succeeded_at: Timestamp.nullable(),
  /** What went wrong, in the words of the program; null if nothing did, and for most checks. */
  detail: z.string().nullable(),
  /** The running version. Only set for the version check. */
  version: z.string().nullable(),
})
export type CheckedPart = z.output<typeof CheckedPart>

/** The result of sending a test email. */
const TestedMail = z.object({
  to: z.string(),
  /** Whether a mail server is configured. Otherwise emails are saved on disk. */
  has_server: z.boolean(),
  /** The error from the mail server; null if it accepted the email. */
  refusal: z.string().nullable(),
})
export type TestedMail = z.output<typeof TestedMail>

const route = routesOf('admin: system')

export const system_checks = {
  list: procedure
    .meta({ access: 'admin' })
    .route(route('Check the installation', 'GET', '/admin/system-checks', 'Takes at most five seconds.'))
    .output(z.array(CheckedPart)),
  send_mail: procedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Send a test email to yourself',
        'POST',
        '/admin/system-checks/mail',
        'Sends it immediately. Returns the response of the mail server.',
      ),
    )
    .errors(errors('TOO_MANY_ATTEMPTS'))
    .output(TestedMail),
}
