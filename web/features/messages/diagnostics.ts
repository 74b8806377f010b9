import type { Conversation } from '#contract/messages.ts'
import { serverNow } from '#web/platform/server-time.ts'
import type { Outbox } from './use-outbox.ts'
import type { Thread } from './use-thread.ts'

interface Diagnosed {
  user_id: string
  conversation: Conversation | null
  thread: Thread
  outbox: Outbox
}

/** Technical state for support requests about missing messages or wrong badges, without texts and names. */
export function diagnosticsOf({ user_id, conversation, thread, outbox }: Diagnosed): string {
  const { messages, seen_seq, readSeq, socket, isLive } = thread
  const unread = messages.filter(
    ({ sender_id, read_at, seq }) => ![null, user_id].includes(sender_id) && read_at === null && seq > readSeq,
  )
  return JSON.stringify(
    {
      at: serverNow().toISOString(),
      conversation_id: conversation?.id ?? null,
      unread_count: conversation?.unread_count ?? null,
      first_seq: messages[0]?.seq ?? null,
      last_seq: messages.at(-1)?.seq ?? null,
      seen_by_other_up_to_seq: seen_seq,
      marked_read_up_to_seq: readSeq,
      unread_seqs: unread.map(({ seq }) => seq),
      socket,
      arrives_by: isLive ? 'socket' : 'polling',
      is_online: navigator.onLine,
      waiting: outbox.waiting.map(({ id, created_at, refused }) => ({ id, created_at, refused })),
      stuck_by: outbox.stuckBy,
    },
    null,
    2,
  )
}
