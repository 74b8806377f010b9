import type { ApiClient } from '#contract/client.ts'
import type { HandOverSheet } from '#contract/hand-over.ts'
import { SHEET_FACTS } from '#domain/hand-over/transfer-facts.ts'
import type { Lang } from '#domain/language.ts'
import { createTexts, withAreas } from '#web/texts/create-texts.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import { overlayOf } from '#web/texts/text-overlay.ts'
import { sheetFact, type SheetFact } from './sheet-facts.ts'
import { SHEET_KEYS, type SheetWords } from './sheet-words.ts'

interface LoadedSheet {
  sheet: HandOverSheet
  /** The browser has the texts of its own language alone. */
  words: Record<Lang, SheetWords>
  /** Deleted ones are absent. */
  facts: SheetFact[]
}

export async function loadHandOver(api: ApiClient, conversationId: string): Promise<LoadedSheet> {
  const [sheet, facts, changed] = await Promise.all([
    api.hand_over.get_sheet({ conversation_id: conversationId }),
    api.facts.list({ key: [...SHEET_FACTS] }),
    api.texts.list(),
  ])
  const textsOf = (lang: Lang) => ({
    lang,
    t: withAreas(createTexts(lang, overlayOf(lang, changed)).t, handOverTexts, factTexts),
  })
  const texts = { ar: textsOf('ar'), en: textsOf('en') }
  const wordsOf = (lang: Lang) => Object.fromEntries(SHEET_KEYS.map((key) => [key, texts[lang].t(key)])) as SheetWords
  return {
    sheet,
    words: { ar: wordsOf('ar'), en: wordsOf('en') },
    facts: facts.map((fact) => sheetFact(fact, texts)),
  }
}
