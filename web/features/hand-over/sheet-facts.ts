import type { Fact } from '#contract/facts.ts'
import { formatDate } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import { factInWords } from '#web/features/facts/public.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { factTexts } from '#web/texts/facts/area.ts'
import type { Both } from './bilingual-row.tsx'

/** A fact in both languages, such as a fee. */
export interface SheetFact {
  key: string
  label: Both
  value: Both
  /** As of when, from whom, and whether it is old. */
  source: Both
}

type InWords = Texts<typeof factTexts>

export function sheetFact(fact: Fact, texts: Record<Lang, InWords>): SheetFact {
  const inBoth = (words: (one: InWords) => string): Both => ({ ar: words(texts.ar), en: words(texts.en) })
  return {
    key: fact.key,
    label: inBoth(({ lang }) => fact[`label_${lang}`]),
    value: inBoth((one) => factInWords(fact, one)),
    source: inBoth(({ lang, t }) =>
      [
        t('fact_as_of', { date: formatDate(fact.checked_on, lang) }),
        fact[`source_${lang}`],
        ...(fact.is_overdue ? [t('fact_old')] : []),
      ].join(' · '),
    ),
  }
}
