import type { EditableText, TextPage, TextSearch } from '#contract/texts.ts'
import { containsWords } from '#domain/text/contains-words.ts'
import { statesOf, TEXT_STATES } from '#domain/texts/text-states.ts'
import type { Db } from '#server/platform/db/client.ts'
import { readTexts } from './read-texts.ts'

const PAGE = 50

/** Searches texts in memory, since there are only a few thousand. */
export async function searchTexts(db: Db, { text = '', area, state, first, open }: TextSearch): Promise<TextPage> {
  const all = await readTexts(db)
  const found = all
    .filter((one) => !text || containsWords(allOf(one), text))
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

const allOf = ({ name, forms }: EditableText): string =>
  [
    name,
    ...forms.flatMap((form) => [
      form.text_key,
      form.text_ar,
      form.text_en,
      form.built_in_ar ?? '',
      form.built_in_en ?? '',
    ]),
  ].join(' ')
