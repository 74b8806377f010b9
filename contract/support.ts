import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { Email } from './credentials.ts'
import { errors } from './errors.ts'
import { procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const lengthOf = (text: string): number => [...text].length

export const NewSupportRequest = z.strictObject({
  /** Chosen by the client, so that a retry sends it once. */
  request_id: z.uuid(),
  name: Text.trim().min(1, 'required').max(100, 'too_long'),
  email: Email,
  /** Length in code points, after invisible characters are removed. */
  text: Text.max(20_000, 'too_long')
    .transform(plainText)
    .refine((text) => lengthOf(text) >= 10, 'message_too_short')
    .refine((text) => lengthOf(text) <= 2000, 'message_too_long'),
  /** The language in which the sender reads the answer. */
  language: z.enum(LANGUAGES),
})

export const SupportRequest = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  /** Null for visitors without an account. */
  user_id: z.uuid().nullable(),
  created_at: Timestamp,
})
export type SupportRequest = z.output<typeof SupportRequest>

const route = routesOf('support')

export const support = {
  send: voidProcedure
    .meta({ access: 'public' })
    .route(route('Write to those who run the site', 'POST', '/support-requests'))
    .input(NewSupportRequest)
    .errors(errors('TOO_MANY_ATTEMPTS')),
  list: procedure
    .meta({ access: 'admin' })
    .route(route('List open support requests', 'GET', '/admin/support-requests', 'Oldest first.'))
    .output(z.object({ items: z.array(SupportRequest), total: z.int() })),
  close: voidProcedure
    .meta({ access: 'admin' })
    .route(route('Close a support request', 'POST', '/admin/support-requests/{request_id}/close'))
    .input(z.strictObject({ request_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
}
