import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { AssistantConversation, AssistantState, AssistantTurn, Question } from '#contract/assistant.ts'
import type { StoredPart } from '#domain/assistant/stored-part.ts'
import { truncate } from '#domain/text/truncate.ts'
import type { CallContext } from '#server/context.ts'
import { assistant_conversations as conversations, assistant_turns as turns } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { showPart } from './show-parts.ts'

type Needed = Pick<CallContext, 'db' | 'clock'>
type Row = typeof conversations.$inferSelect

/** Older ones are deleted. */
const MOST_KEPT = 100
/** The latest turns of a conversation, which are shown. */
const MOST_TURNS = 100
const NAME_LENGTH = 60

/** Latest change first. */
export async function listConversations({ db }: Pick<Needed, 'db'>, userId: string): Promise<AssistantConversation[]> {
  const rows = await db
    .select()
    .from(conversations)
    .where(eq(conversations.user_id, userId))
    .orderBy(desc(conversations.changed_at))
    .limit(MOST_KEPT)
  return rows.map(present)
}

/** @throws NOT_FOUND */
export async function getConversation(context: CallContext, userId: string, id: string) {
  const row = await readOwn(context, userId, id)
  if (!row) throw fail('NOT_FOUND')
  const kept = await context.db
    .select()
    .from(turns)
    .where(eq(turns.conversation_id, id))
    .orderBy(desc(turns.asked_at), desc(turns.id))
    .limit(MOST_TURNS)
  const shown: AssistantTurn[] = []
  // one after the other, so that a long conversation leaves the database to others
  for (const { parts, asked_at, id: turnId, message } of kept.toReversed()) {
    const all = await Promise.all(parts.map((part) => showPart(context, part)))
    shown.push({ id: turnId, message, parts: all, asked_at: asked_at.toISOString() })
  }
  return { ...present(row), turns: shown, state: row.state }
}

/** @throws NOT_FOUND */
export async function renameConversation({ db }: Needed, userId: string, id: string, name: string): Promise<void> {
  const { rowCount } = await db.update(conversations).set({ name }).where(isOwn(userId, id))
  if (!rowCount) throw fail('NOT_FOUND')
}

/**
 * Idempotent.
 * @throws NOT_FOUND for a conversation of somebody else
 */
export async function removeConversation(context: Needed, userId: string, id: string): Promise<void> {
  if (await readOwn(context, userId, id)) await context.db.delete(conversations).where(isOwn(userId, id))
}

/** What the next message refers to; null before the first one. */
export async function readState(
  context: Needed,
  userId: string,
  { conversation_id }: Question,
): Promise<AssistantState | null> {
  return (await readOwn(context, userId, conversation_id))?.state ?? null
}

/** A turn that was answered before; null if it was not. */
export async function findTurn({ db }: Needed, userId: string, { conversation_id, turn_id }: Question) {
  const [row] = await db
    .select({ parts: turns.parts, state: conversations.state })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversation_id))
    .where(and(isOwn(userId, conversation_id), eq(turns.id, turn_id)))
  return row ?? null
}

/**
 * Stores a turn, with its conversation if it is the first one.
 * @throws NOT_FOUND for a conversation of somebody else
 */
export async function keepTurn(
  { db, clock }: Needed,
  userId: string,
  { conversation_id, turn_id, message }: Question,
  { parts, state }: { parts: StoredPart[]; state: AssistantState },
): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(conversations)
      .values({ id: conversation_id, user_id: userId, name: truncate(message, NAME_LENGTH), state, changed_at: now })
      .onConflictDoUpdate({
        target: conversations.id,
        set: { state, changed_at: now },
        setWhere: eq(conversations.user_id, userId),
      })
      .returning({ id: conversations.id })
    if (!kept) throw fail('NOT_FOUND')
    await tx.insert(turns).values({ id: turn_id, conversation_id, message, parts, asked_at: now }).onConflictDoNothing()
    const latest = tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.user_id, userId))
      .orderBy(desc(conversations.changed_at), desc(conversations.id))
      .limit(MOST_KEPT)
    await tx.delete(conversations).where(and(eq(conversations.user_id, userId), notInArray(conversations.id, latest)))
  })
}

/** Replaces the answer of a stored turn by a longer one. */
export async function keepParts(
  { db }: Pick<Needed, 'db'>,
  { conversation_id, turn_id }: Question,
  parts: StoredPart[],
): Promise<void> {
  await db
    .update(turns)
    .set({ parts })
    .where(and(eq(turns.conversation_id, conversation_id), eq(turns.id, turn_id)))
}

/** @throws NOT_FOUND for a conversation of somebody else */
async function readOwn({ db }: Needed, userId: string, id: string): Promise<Row | null> {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id))
  if (row && row.user_id !== userId) throw fail('NOT_FOUND')
  return row ?? null
}

const isOwn = (userId: string, id: string) => and(eq(conversations.id, id), eq(conversations.user_id, userId))

const present = ({ id, name, changed_at }: Row): AssistantConversation => ({
  id,
  name,
  changed_at: changed_at.toISOString(),
})
