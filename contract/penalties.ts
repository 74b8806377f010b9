import { z } from 'zod'
import {
  APPEAL_DECISIONS,
  MOST_APPEAL_LETTERS,
  MOST_PENALTY_DAYS,
  PENALTY_RULES,
  PENALTY_SEVERITIES,
  PENALTY_STATES,
  PENALTY_SUBJECTS,
} from '#domain/penalties/penalty.ts'
import { SuspensionReason } from './admin-users.ts'
import { LinkToken } from './credentials.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { errors } from './errors.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const Appeal = z.object({
  text: z.string(),
  appealed_at: Timestamp,
  /** Null until the appeal is decided. */
  decision: z.enum(APPEAL_DECISIONS).nullable(),
  answer: z.string().nullable(),
  decided_at: Timestamp.nullable(),
})

/** A penalty as shown to the user. */
export const Penalty = z.object({
  id: z.uuid(),
  rule: z.enum(PENALTY_RULES),
  severity: z.enum(PENALTY_SEVERITIES),
  state: z.enum(PENALTY_STATES),
  reason: z.string(),
  subject: z.object({ kind: z.enum(PENALTY_SUBJECTS), id: z.uuid() }).nullable(),
  created_at: Timestamp,
  /** When the limits end; null if there are none or they have no end. */
  ends_at: Timestamp.nullable(),
  /** When the penalty stops counting towards the next one; null if it never does. */
  lapses_at: Timestamp.nullable(),
  appeal: Appeal.nullable(),
})
export type Penalty = z.output<typeof Penalty>

/** A penalty as shown to admins and moderators. */
export const GivenPenalty = Penalty.extend({
  user_id: z.uuid(),
  user_name: z.string(),
  /** Null if the account of the admin or moderator was deleted. */
  given_by_name: z.string().nullable(),
  /** Whether the caller may decide the appeal. */
  can_decide: z.boolean(),
})
export type GivenPenalty = z.output<typeof GivenPenalty>

const Restricting = ['limited', 'suspended']

export const NewPenalty = z
  .strictObject({
    user_id: z.uuid(),
    /** Of the penalty, so that a repeated request gives it once. */
    penalty_id: z.uuid().optional(),
    rule: z.enum(PENALTY_RULES, 'required'),
    severity: z.enum(PENALTY_SEVERITIES, 'required'),
    /** Length of limits or a suspension in days; null for other penalties and for a suspension without an end. */
    days: z.int().min(1).max(MOST_PENALTY_DAYS).nullable().default(null),
    reason: SuspensionReason,
    subject: z
      .strictObject({ kind: z.enum(PENALTY_SUBJECTS), id: z.uuid() })
      .nullable()
      .default(null),
  })
  .refine(({ severity, days }) => severity !== 'limited' || days !== null, { path: ['days'], message: 'required' })
  .transform((penalty) => (Restricting.includes(penalty.severity) ? penalty : { ...penalty, days: null }))

const AppealText = Text.overwrite(plainText).min(1, 'required').check(atMost(MOST_APPEAL_LETTERS))

const OnePenalty = z.strictObject({ penalty_id: z.uuid() })

export const AppealDecision = OnePenalty.extend({
  decision: z.enum(APPEAL_DECISIONS),
  /** Sent to the user, in the user's language. */
  answer: AppealText,
})

const ByLink = z.strictObject({ token: LinkToken })

const route = routesOf('penalties')

export const penalties = {
  list: procedure
    .meta({ access: 'moderator' })
    .route(route('List the penalties of a user', 'GET', '/admin/users/{user_id}/penalties', 'The latest 100.'))
    .input(z.strictObject({ user_id: z.uuid() }))
    .output(z.array(GivenPenalty)),
  give: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Give a user a penalty',
        'POST',
        '/admin/users/{user_id}/penalties',
        'The user is notified. Moderators can suspend users for up to 30 days. Idempotent by `penalty_id`.',
      ),
    )
    .input(NewPenalty)
    .errors(errors('NOT_FOUND', 'OWN_ACCOUNT', 'USER_IS_ADMIN'))
    .output(z.object({ id: z.uuid() })),
  withdraw: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route('Withdraw a penalty', 'DELETE', '/admin/penalties/{penalty_id}', 'Ends the suspension of the penalty.'),
    )
    .input(OnePenalty)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED')),
  list_appeals: procedure
    .meta({ access: 'moderator' })
    .route(route('List appeals', 'GET', '/admin/penalty-appeals', 'Only undecided appeals, oldest first.'))
    .output(z.array(GivenPenalty)),
  decide_appeal: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Decide an appeal',
        'POST',
        '/admin/penalties/{penalty_id}/decision',
        'The admin who gave the penalty can decide only if nobody else can. `lifted` withdraws the penalty.',
      ),
    )
    .input(AppealDecision)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'OWN_DECISION')),
  list_mine: procedure
    .meta({ access: 'user' })
    .route(route('List the penalties of the signed-in user', 'GET', '/me/penalties', 'Latest first.'))
    .output(z.array(Penalty)),
  appeal: voidProcedure
    .meta({ access: 'user' })
    .route(route('Appeal a penalty', 'POST', '/me/penalties/{penalty_id}/appeal', 'Possible once per penalty.'))
    .input(OnePenalty.extend({ text: AppealText }))
    .errors(errors('NOT_FOUND', 'ALREADY_PENDING', 'TOO_MANY_ATTEMPTS')),
  get_by_link: procedure
    .meta({ access: 'public', topics: [] })
    .route(
      route(
        'Get a penalty by the link in its email',
        'GET',
        '/penalties/{token}',
        'For users who cannot sign in. Requires the token of the emailed link.',
      ),
    )
    .input(ByLink)
    .output(Penalty)
    .errors(errors('LINK_INVALID')),
  appeal_by_link: voidProcedure
    .meta({ access: 'public' })
    .route(
      route(
        'Appeal a penalty by the link in its email',
        'POST',
        '/penalties/{token}/appeal',
        'For users who cannot sign in.',
      ),
    )
    .input(ByLink.extend({ text: AppealText }))
    .errors(errors('LINK_INVALID', 'NOT_FOUND', 'ALREADY_PENDING', 'TOO_MANY_ATTEMPTS')),
}
