import { and, eq, ne } from 'drizzle-orm'
import type { Lang } from '#domain/language.ts'
import { isForeign } from '#domain/translations/is-foreign.ts'
import type { CallContext } from '#server/context.ts'
import { modelOf } from '#server/features/assistant/public.ts'
import { readAccess } from '#server/features/messages/public.ts'
import { messages, message_translations } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import type { Limit } from '#server/platform/limits.ts'
import { keptTranslation } from './kept-translation.ts'
import { hashOf, translateOnce } from './translate-once.ts'

const BY_USER: Limit = { name: 'message_translation_user', seconds: 600, points: 60 }

interface Asked {
  conversation_id: string
  seq: number
  language: Lang
}

/**
 * A message of the other side of a conversation, in the language of its reader. The same text is paid for once.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS, MODEL_FAILED
 */
export async function translateMessage(context: CallContext, asked: Asked): Promise<{ text: string }> {
  const user = requireUser(context)
  const model = await modelOf(context)
  const original = model && (await readOriginal(context, user.id, asked))
  if (!model || !original) throw fail('NOT_FOUND')
  const { language, ...message } = asked
  const kept = keptTranslation(context, message_translations, {
    key: { ...message, lang: language },
    source_hash: hashOf(model, original),
  })
  const known = await kept.find()
  if (known?.text) return { text: known.text }
  await context.limits.take(BY_USER, user.id)
  return translateOnce(context, kept, { model, original, language })
}

/**
 * Null unless the other side wrote it in another language.
 * @throws NOT_FOUND for others than the two sides
 */
async function readOriginal(
  { db }: CallContext,
  userId: string,
  { conversation_id, seq, language }: Asked,
): Promise<string | null> {
  await readAccess(db, { user_id: userId, conversation_id })
  const [message] = await db
    .select({ content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, conversation_id),
        eq(messages.seq, seq),
        eq(messages.message_type, 'text'),
        ne(messages.sender_id, userId),
      ),
    )
  return message && isForeign(message.content, language) ? message.content : null
}
