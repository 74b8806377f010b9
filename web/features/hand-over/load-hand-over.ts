import type { ApiClient } from '#contract/client.ts'
import type { HandOverSheet } from '#contract/hand-over.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import { overlayOf } from '#web/texts/text-overlay.ts'
import { withAreas } from '#web/texts/create-texts.ts'
import { SHEET_KEYS, type SheetWords } from './sheet-words.ts'

interface LoadedSheet {
  sheet: HandOverSheet
  /** The browser has the texts of its own language alone. */
  words: Record<Lang, SheetWords>
}

export async function loadHandOver(api: ApiClient, conversationId: string): Promise<LoadedSheet> {
  const [sheet, changed] = await Promise.all([
    api.hand_over.get_sheet({ conversation_id: conversationId }),
    api.texts.list(),
  ])
  const wordsOf = (lang: Lang) => {
    const t = withAreas(createTexts(lang, overlayOf(lang, changed)).t, handOverTexts)
    return Object.fromEntries(SHEET_KEYS.map((key) => [key, t(key)])) as SheetWords
  }
  return { sheet, words: Object.fromEntries(LANGUAGES.map((lang) => [lang, wordsOf(lang)])) as LoadedSheet['words'] }
}
