import { z } from 'zod'
import { CONVERSATION_DECISIONS, CONVERSATION_REPORT_REASONS } from '#domain/conversation-reports/reasons.ts'
import { SIDES } from '#domain/messages/conversation.ts'
import { MOST_PENALTY_DAYS } from '#domain/penalties/penalty.ts'
import { errors } from './errors.ts'
import { Message } from './messages.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'
import { plainText } from '#domain/text/plain-text.ts'

export const ConversationReport = z.strictObject({
  conversation_id: z.uuid(),
  reason: z.enum(CONVERSATION_REPORT_REASONS, 'required'),
  note: Text.overwrite(plainText).check(atMost(1000)).default(''),
  /** Whether to block the other user as well. */
  block: z.boolean().default(false),
})

/** A report that waits for a decision. */
export const ReportedConversation = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  reason: z.enum(CONVERSATION_REPORT_REASONS),
  note: z.string(),
  created_at: Timestamp,
  reporter_name: z.string(),
  reported_name: z.string(),
})
export type ReportedConversation = z.output<typeof ReportedConversation>

const Person = z.object({
  id: z.uuid(),
  name: z.string(),
  side: z.enum(SIDES),
  /** When their account was created. */
  created_at: Timestamp,
  is_suspended: z.boolean(),
  /** The total number of reports against them. */
  reports_count: z.int(),
  /** The number of those reports that led to a warning, limits or a suspension. */
  upheld_count: z.int(),
  /** The number of people they have conversations with. */
  conversations_count: z.int(),
})

/** A report with the messages before it. */
export const ConversationReportContext = z.object({
  report: ReportedConversation,
  car_id: z.uuid(),
  reporter: Person,
  reported: Person,
  /** The latest messages at the time of the report, oldest first. */
  messages: z.array(Message),
  /** Whether the conversation has older messages, which are not returned. */
  has_older: z.boolean(),
})
export type ConversationReportContext = z.output<typeof ConversationReportContext>

export const ConversationDecision = z
  .strictObject({
    report_id: z.uuid(),
    decision: z.enum(CONVERSATION_DECISIONS),
    /** Sent to the reported user, in that user's language. */
    note: Text.overwrite(plainText).check(atMost(1000)).default(''),
    /** Length of limits or a suspension in days; null for a suspension without an end. */
    days: z.int().min(1).max(MOST_PENALTY_DAYS).nullable().default(null),
  })
  .refine(({ decision, days }) => decision !== 'limited' || days !== null, { path: ['days'], message: 'required' })
  .refine(({ decision, note }) => decision === 'dismissed' || note !== '', { path: ['note'], message: 'required' })

const route = routesOf('conversation reports')

export const conversation_reports = {
  add: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Report the other side of a conversation',
        'POST',
        '/me/conversations/{conversation_id}/reports',
        'Allows admins to read the messages so far. Replaces an open report of the caller.',
      ),
    )
    .input(ConversationReport)
    .errors(errors('TOO_MANY_ATTEMPTS', 'NOT_FOUND')),
  list: procedure
    .meta({ access: 'moderator' })
    .route(
      route('List reports of conversations', 'GET', '/admin/conversation-reports', 'Only open reports, oldest first.'),
    )
    .output(z.object({ items: z.array(ReportedConversation), total: z.int() })),
  get: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Get a report of a conversation',
        'GET',
        '/admin/conversation-reports/{report_id}',
        'Includes the messages. Admins can read a conversation only while a report of it is open.',
      ),
    )
    .input(z.strictObject({ report_id: z.uuid() }))
    .output(ConversationReportContext)
    .errors(errors('NOT_FOUND')),
  decide: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Decide a report of a conversation',
        'POST',
        '/admin/conversation-reports/{report_id}/decision',
        'All decisions except `dismissed` give the reported user a penalty. Moderators can suspend users for up to 30 days.',
      ),
    )
    .input(ConversationDecision)
    .errors(errors('NOT_FOUND', 'ALREADY_DECIDED', 'OWN_ACCOUNT', 'USER_IS_ADMIN')),
}
