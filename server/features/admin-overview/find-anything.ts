import { and, eq, isNull, or } from 'drizzle-orm'
import type { FoundThing } from '#contract/admin-overview.ts'
import { findId } from '#domain/admin-overview/find-id.ts'
import { carTitle } from '#domain/cars/title.ts'
import { UUID } from '#domain/uuid.ts'
import { cutText } from '#domain/text/truncate.ts'
import type { CallContext } from '#server/context.ts'
import { searchAds } from '#server/features/admin-ads/public.ts'
import { searchUsers } from '#server/features/admin-users/public.ts'
import { listClientFaults } from '#server/features/client-faults/public.ts'
import { logStaffAccess } from '#server/features/profile-accesses/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { admin_changes, conversation_reports, conversations, messages } from '#server/platform/db/schema/index.ts'
import { listFailedJobs } from '#server/platform/jobs/failed-jobs.ts'
import { findContent } from './find-content.ts'
import { listFailedRequests } from './failed-requests.ts'

/** Maximum number of results of each kind. */
const MOST = 5

/** Searches by text, a pasted link or an ID. An ID only finds the object that has it. Users come before their ads. Content is only for admins. */
export async function findAnything(context: CallContext, text: string): Promise<FoundThing[]> {
  const id = findId(text)
  const search = { text: id ?? cutText(text, 200), after: undefined, limit: MOST }
  const [ads, users, content, others] = await Promise.all([
    searchAds(context, { ...search, sort: 'newest' }),
    searchUsers(context, { ...search, sort: 'newest' }),
    context.caller.kind === 'admin' ? findContent(context.db, { text: search.text, id, most: MOST }) : [],
    findById(context, id ?? text),
  ])
  await logStaffAccess(
    context,
    'contact_details',
    users.items.map((user) => user.id),
  )
  return [
    ...users.items.map(({ id: userId, display_name, email }): FoundThing => {
      return { kind: 'user', id: userId, name: { ar: display_name, en: display_name }, detail: email }
    }),
    ...ads.items
      .filter(({ card }) => !id || card.id === id)
      .map(({ card, seller_name }): FoundThing => {
        const named = { ...card, custom_model: null }
        const name = { ar: carTitle(named, 'ar'), en: carTitle(named, 'en') }
        return { kind: 'ad', id: card.id, name, detail: seller_name }
      }),
    ...content,
    ...others,
  ]
}

/** Finds a request, job, message or error of a browser by ID. Only messages are for moderators too. */
async function findById({ db, caller }: CallContext, id: string): Promise<FoundThing[]> {
  const isAdmin = caller.kind === 'admin'
  const [conversation, changes, failed, faults, jobs] = await Promise.all([
    findConversation(db, id),
    isAdmin ? db.$count(admin_changes, eq(admin_changes.request_id, id)) : 0,
    isAdmin ? listFailedRequests(db, id) : [],
    isAdmin && UUID.test(id) ? listClientFaults(db, { state: 'open', report_id: id }) : null,
    isAdmin && UUID.test(id) ? listFailedJobs(db, id) : [],
  ])
  const unnamed = { name: null, detail: null }
  const named = (name: string) => ({ name: { ar: name, en: name }, detail: null })
  return [
    ...(conversation ? [{ ...conversation, ...unnamed }] : []),
    ...(changes ? [{ kind: 'request' as const, id, ...unnamed }] : []),
    ...failed.map(({ method, path }) => ({ kind: 'failed_request' as const, id, ...named(`${method} ${path}`) })),
    ...(faults?.items ?? []).map(({ message }) => ({ kind: 'client_fault' as const, id, ...named(message) })),
    ...jobs.map(({ name }) => ({ kind: 'failed_job' as const, id, ...named(name) })),
  ]
}

/**
 * Finds the open report of a conversation, given the ID of the conversation or of a message. Without an open report,
 * the result only confirms that the conversation exists.
 */
async function findConversation(db: Db, id: string): Promise<Pick<FoundThing, 'kind' | 'id'> | null> {
  if (!UUID.test(id)) return null
  const [found] = await db
    .select({ id: conversations.id, report_id: conversation_reports.id })
    .from(conversations)
    .leftJoin(
      conversation_reports,
      and(eq(conversation_reports.conversation_id, conversations.id), isNull(conversation_reports.closed_at)),
    )
    .where(
      or(
        eq(conversations.id, id),
        eq(conversations.id, db.select({ id: messages.conversation_id }).from(messages).where(eq(messages.id, id))),
      ),
    )
    .limit(1)
  if (!found) return null
  return found.report_id === null
    ? { kind: 'unreported_conversation', id: found.id }
    : { kind: 'conversation_report', id: found.report_id }
}
