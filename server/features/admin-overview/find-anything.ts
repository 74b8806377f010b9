import { and, eq, isNull } from 'drizzle-orm'
import type { FoundThing } from '#contract/admin-overview.ts'
import { findId } from '#domain/admin-overview/find-id.ts'
import { carTitle } from '#domain/cars/title.ts'
import type { CallContext } from '#server/context.ts'
import { searchAds } from '#server/features/admin-ads/public.ts'
import { searchUsers } from '#server/features/admin-users/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { admin_changes, conversation_reports, messages } from '#server/platform/db/schema/index.ts'

/** Of each kind. */
const MOST = 5

/** Searches by a text, a pasted link or an id; by an id only for what has it. */
export async function findAnything(context: CallContext, text: string): Promise<FoundThing[]> {
  const id = findId(text)
  const search = { text: id ?? text.slice(0, 200), after: undefined, limit: MOST }
  const [ads, users, others] = await Promise.all([
    searchAds(context, search),
    searchUsers(context, { ...search, sort: 'newest' }),
    id ? findById(context, id) : [],
  ])
  return [
    ...ads.items
      .filter(({ card }) => !id || card.id === id)
      .map(({ card, seller_name }): FoundThing => {
        const named = { ...card, custom_model: null }
        const name = { ar: carTitle(named, 'ar'), en: carTitle(named, 'en') }
        return { kind: 'ad', id: card.id, name, detail: seller_name }
      }),
    ...users.items.map(({ id: user_id, display_name, email }): FoundThing => {
      return { kind: 'user', id: user_id, name: { ar: display_name, en: display_name }, detail: email }
    }),
    ...others,
  ]
}

async function findById({ db, caller }: CallContext, id: string): Promise<FoundThing[]> {
  const [report, request] = await Promise.all([
    findOpenReport(db, id),
    caller.kind === 'admin' ? db.$count(admin_changes, eq(admin_changes.request_id, id)) : 0,
  ])
  const unnamed = { name: null, detail: null }
  return [
    ...(report ? [{ kind: 'conversation_report' as const, id: report, ...unnamed }] : []),
    ...(request ? [{ kind: 'request' as const, id, ...unnamed }] : []),
  ]
}

/** The open report of the conversation of a message, or of the conversation itself. */
async function findOpenReport(db: Db, id: string): Promise<string | undefined> {
  const [message] = await db
    .select({ conversation_id: messages.conversation_id })
    .from(messages)
    .where(eq(messages.id, id))
  const conversation_id = message?.conversation_id ?? id
  const [report] = await db
    .select({ id: conversation_reports.id })
    .from(conversation_reports)
    .where(and(eq(conversation_reports.conversation_id, conversation_id), isNull(conversation_reports.closed_at)))
    .limit(1)
  return report?.id
}
