import type { EditableText, TextPage, TextSearch } from '#contract/texts.ts'
import { normaliseText } from '#domain/text/normalise-text.ts'
import { statesOf, TEXT_STATES } from '#domain/texts/text-states.ts'
import type { Db } from '#server/platform/db/client.ts'
import { readTexts } from './read-texts.ts'

const PAGE = 50

/** Searches texts in memory, since there are only a few thousand. */
export async function searchTexts(db: Db, { text = '', area, state, first, open }: TextSearch): Promise<TextPage> {
  const all = await readTexts(db)
  const words = normaliseText(text).split(' ').filter(Boolean)
  const found = all
    .filter((one) => words.length === 0 || has(one, words))
    .map((one) => ({ one, states: statesOf(one) }))
  const inArea = found.filter(({ one }) => !area || one.area === area)
  const inState = found.filter(({ states }) => !state || states.includes(state))
  const results = inArea.filter(({ states }) => !state || states.includes(state)).map(({ one }) => one)
  const start = startOf(results, first, open)
  return {
    items: results.slice(start, start + PAGE),
    open: all.find(({ name }) => name === open) ?? null,
    previous: start > 0 ? (results[Math.max(0, start - PAGE)]?.name ?? null) : null,
    next: results[start + PAGE]?.name ?? null,
    last_before: results[start - 1]?.name ?? null,
    total: results.length,
    states: TEXT_STATES.map((one) => ({
      state: one,
      count: inArea.filter(({ states }) => states.includes(one)).length,
    })),
    areas: [...Map.groupBy(inState, ({ one }) => one.area)].map(([one, texts]) => ({ area: one, count: texts.length })),
  }
}

/**
 * The index of the first text on the page: `first`, or else the start of the results, or `open` if it would not be on
 * that page.
 */
function startOf(results: readonly EditableText[], first: string | undefined, open: string | undefined): number {
  const at = (name: string | undefined) => results.findIndex((one) => one.name === name)
  if (first !== undefined) return Math.max(0, at(first))
  const opened = at(open)
  return opened < PAGE ? 0 : opened
}

function has({ name, forms }: EditableText, words: readonly string[]): boolean {
  const texts = forms.flatMap((form) => [
    form.text_key,
    form.text_ar,
    form.text_en,
    form.built_in_ar ?? '',
    form.built_in_en ?? '',
  ])
  const searched = normaliseText([name, ...texts].join(' '))
  return words.every((word) => searched.includes(word))
}
