import { isDamaged } from '#domain/text/is-damaged.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { shownText, type FormsOf, type TextForm } from './text-form.ts'
import { faultsOf, LONGEST_TEXT, type TextFault } from './text-rules.ts'
import { textLength } from '#domain/text/text-length.ts'

/** A line of an imported file of texts. */
export interface TextLine {
  /** Line number in the file, from 1. */
  line: number
  key: string
  ar: string
  en: string
}

export const LINE_FAULTS = ['unknown_key', 'twice', 'no_form', 'too_long', 'damaged'] as const

export interface LineProblem {
  line: number
  key: string
  lang: Lang | null
  fault: TextFault['fault'] | (typeof LINE_FAULTS)[number]
}

/** What a file would change. */
export interface TextDifference {
  text_key: string
  lang: Lang
  /** The current text. */
  before: string
  after: string
  /** Null to restore the built-in text. */
  wanted: string | null
  /** The stored text; empty for the built-in one. */
  seen: string
}

/** Compares a file with the current texts. Empty cells are ignored. */
export function compareTexts(
  texts: readonly FormsOf<TextForm>[],
  lines: readonly TextLine[],
): { differences: TextDifference[]; problems: LineProblem[] } {
  const known = new Map(texts.flatMap(({ forms }) => forms.map((form) => [form.text_key, { form, forms }] as const)))
  const seen = new Set<string>()
  const differences: TextDifference[] = []
  const problems: LineProblem[] = []
  for (const { line, key, ...imported } of lines) {
    const found = known.get(key)
    if (!found || seen.has(key)) problems.push({ line, key, lang: null, fault: found ? 'twice' : 'unknown_key' })
    seen.add(key)
    if (!found) continue
    for (const lang of LANGUAGES) {
      const { form, forms } = found
      const [before, after] = [shownText(form, lang), imported[lang]]
      if (after === '' || after === before) continue
      const fault = faultIn(after, lang, form, forms)
      if (fault) problems.push({ line, key, lang, fault })
      else {
        const wanted = after === form[`built_in_${lang}`] ? null : after
        differences.push({ text_key: key, lang, before, after, wanted, seen: form[`text_${lang}`] })
      }
    }
  }
  return { differences, problems }
}

function faultIn(text: string, lang: Lang, form: TextForm, forms: readonly TextForm[]): LineProblem['fault'] | null {
  if (form[`built_in_${lang}`] === null) return 'no_form'
  if (isDamaged(text)) return 'damaged'
  if (textLength(text) > LONGEST_TEXT) return 'too_long'
  return faultsOf(text, lang, form, forms)[0]?.fault ?? null
}
