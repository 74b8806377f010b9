import { eq } from 'drizzle-orm'
import type { ContentStore } from '#server/features/content-versions/public.ts'
import { website_texts } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'

/** A row of `website_texts`. Null stands for the built-in text. */
export interface TextValues {
  text_ar: string | null
  text_en: string | null
  text_ar_at: string | null
  text_en_at: string | null
  replaced_ar: string | null
  replaced_en: string | null
  category: string
  updated_at: string
}

export const textContent: ContentStore = {
  kind: 'text',
  what: 'change_text',
  read: async (tx, textKey) => {
    const [row] = await tx.select().from(website_texts).where(eq(website_texts.text_key, textKey))
    if (!row) return null
    const { text_ar, text_en, text_ar_at, text_en_at, replaced_ar, replaced_en, category, updated_at } = row
    return {
      text_ar: text_ar || null,
      text_en: text_en || null,
      text_ar_at: text_ar_at?.toISOString() ?? null,
      text_en_at: text_en_at?.toISOString() ?? null,
      replaced_ar,
      replaced_en,
      category,
      updated_at: updated_at.toISOString(),
    } satisfies TextValues
  },
  write: async (_services, tx, textKey, values) => {
    afterCommit(tx, { type: 'texts_changed' })
    if (!values) {
      await tx.delete(website_texts).where(eq(website_texts.text_key, textKey))
      return
    }
    // a new text only has the written fields
    const { text_ar, text_en, text_ar_at, text_en_at, updated_at, ...rest } = values as Partial<TextValues>
    const row = {
      ...rest,
      text_ar: text_ar ?? '',
      text_en: text_en ?? '',
      text_ar_at: dateOf(text_ar_at),
      text_en_at: dateOf(text_en_at),
      ...(updated_at && { updated_at: new Date(updated_at) }),
    }
    await tx
      .insert(website_texts)
      .values({ text_key: textKey, ...row })
      .onConflictDoUpdate({ target: website_texts.text_key, set: row })
  },
}

const dateOf = (time: string | null | undefined): Date | null => (time ? new Date(time) : null)
