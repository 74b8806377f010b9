import { and, eq, sql, type SQL } from 'drizzle-orm'
import { mailDueAt } from '#domain/messages/mail-due-at.ts'
import type { Services } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { prepareStatement } from '#server/platform/db/prepare-statement.ts'
import { conversation_mails, conversation_sides, conversations, messages } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import type { LiveEvent } from '#server/platform/events/events.ts'
import { fail } from '#server/platform/fail.ts'
import type { MadePicture } from './pictures/make-pictures.ts'
import { readPictureIds, showPictures } from './pictures/show-pictures.ts'
import type { MessageRow } from './present-messages.ts'
import { pushMessage } from './push-message.ts'

interface MessageKey {
  conversation_id: string
  id: string
}

export interface TextMessage extends MessageKey {
  sender_id: string
  content: string
  picture_ids?: readonly string[]
  /** The processed pictures. */
  made?: readonly MadePicture[]
  /** The ID of the recipient; null if none of their devices receives push notifications. */
  pushTo: string | null
  now: Date
}

/**
 * Adds a message to a locked conversation. Idempotent by the ID of the message.
 * @throws ID_TAKEN if a different message has the ID; UPLOAD_MISSING
 */
export async function addMessage(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  { picture_ids = [], made = [], pushTo, ...message }: TextMessage,
): Promise<MessageRow> {
  const added = await appendIfNew(tx, { ...message, message_type: 'text', has_pictures: picture_ids.length > 0 })
  if (added) {
    if (made.length < picture_ids.length) throw fail('UPLOAD_MISSING')
    await showPictures(tx, added, { made, ...message })
    if (pushTo !== null) await pushMessage(services, tx, added, pushTo)
    return added
  }
  const stored = await findRetried(tx, message, async (found) => {
    const shown = (await readPictureIds(tx, [found]))(found)
    return found.content === message.content && shown.join() === picture_ids.join()
  })
  if (!stored) throw fail('NOT_FOUND')
  // the process that stored the message may have ended before publishing the event
  publishAdded(tx, stored)
  return stored
}

/**
 * Locks a conversation against other messages until the transaction ends.
 * @throws NOT_FOUND
 */
export async function lockConversation(tx: Db, conversationId: string): Promise<void> {
  const locked = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('no key update')
  if (!locked.length) throw fail('NOT_FOUND')
}

/**
 * Finds the message that an earlier attempt of the same request has stored.
 * @throws ID_TAKEN if another sender or request has used the ID
 */
export async function findRetried(
  tx: Db,
  { conversation_id, id, sender_id }: MessageKey & Pick<MessageRow, 'sender_id'>,
  isSame: (stored: MessageRow) => Promise<boolean>,
): Promise<MessageRow | undefined> {
  const [stored] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.conversation_id, conversation_id), eq(messages.id, id)))
  if (stored && !(stored.sender_id === sender_id && (await isSame(stored)))) throw fail('ID_TAKEN')
  return stored
}

export interface NewMessage extends MessageKey, Pick<MessageRow, 'message_type' | 'sender_id'> {
  content?: string
  has_pictures?: boolean
  now: Date
}

/**
 * Adds a message to a locked conversation. Messages of users unarchive the conversation.
 * @throws NOT_FOUND
 */
export async function appendMessage(tx: Db, message: NewMessage): Promise<MessageRow> {
  const added = await appendIfNew(tx, message)
  if (!added) throw fail('NOT_FOUND')
  return added
}

const given = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)} as ${sql.identifier(name)}`

/**
 * Adds a message to a conversation, using the parameters of `valuesOf`. Returns no row if the ID exists already.
 * Schedules an email to the recipient, which is sent if the message stays unread.
 * @param condition an additional condition on `given`, the message
 */
export const appendStatement = (name: string, condition: SQL) =>
  prepareStatement<Pick<MessageRow, 'seq'>>(
    name,
    sql`
      with given as (
        select ${given('conversation_id', 'uuid')}, ${given('id', 'uuid')}, ${given('message_type', 'text')},
          ${given('sender_id', 'uuid')}, ${given('content', 'text')}, ${given('has_pictures', 'boolean')},
          ${given('now', 'timestamptz')}, ${given('mail_due_at', 'timestamptz')}
      ), next as (
        update ${conversations} as one set last_seq = last_seq + 1, updated_at = now from given
        where one.id = given.conversation_id and ${condition} and not exists (
          select from ${messages} as kept where kept.conversation_id = given.conversation_id and kept.id = given.id
        )
        returning last_seq, case buyer_id when sender_id then seller_id else buyer_id end as reader_id
      ), added as (
        insert into ${messages} (conversation_id, seq, id, message_type, sender_id, content, has_pictures, created_at)
        select conversation_id, last_seq, id, message_type, sender_id, content, has_pictures, now from given, next
      ), mailed as (
        insert into ${conversation_mails} (conversation_id, user_id, due_at)
        select conversation_id, reader_id, mail_due_at from given, next where sender_id is not null
        on conflict (conversation_id, user_id) do update set due_at = excluded.due_at
        where conversation_mails.due_at is null
      ), brought_back as (
        update ${conversation_sides} as side set archived_at = null from given, next
        where side.conversation_id = given.conversation_id and archived_at is not null and sender_id is not null
      )
      select last_seq as seq from next`,
  )

const append = appendStatement('append_message', sql`true`)

/** @returns null if the ID exists already */
async function appendIfNew(tx: Db, message: NewMessage): Promise<MessageRow | null> {
  const [added] = await append(tx, valuesOf(message))
  if (!added) return null
  const row = rowOf(message, added.seq)
  publishAdded(tx, row)
  return row
}

/** The parameters of `appendStatement`. */
export function valuesOf({ content = '', has_pictures = false, ...message }: NewMessage) {
  return { ...message, content, has_pictures, mail_due_at: mailDueAt(message.now) }
}

/** The stored row, as returned by `select`. */
export function rowOf(message: NewMessage, seq: number): MessageRow {
  const { conversation_id, id, message_type, sender_id, content = '', has_pictures = false, now: createdAt } = message
  const stored = { id, message_type, sender_id, content, has_pictures }
  return { conversation_id, seq, ...stored, ad_change: null, new_price: null, created_at: createdAt, read_at: null }
}

export const addedEvent = ({ conversation_id, seq }: Pick<MessageRow, 'conversation_id' | 'seq'>): LiveEvent => ({
  type: 'messages_added',
  ids: [`${conversation_id}/${seq}`],
})

const publishAdded = (tx: Db, row: MessageRow): void => afterCommit(tx, addedEvent(row))
