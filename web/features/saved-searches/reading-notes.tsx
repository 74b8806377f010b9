import type { SavedSearch } from '#contract/saved-searches.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

type Reading = SavedSearch['reading']

/** Whether something about a search needs to be said. */
export const hasNotes = ({ problem, words, corrected }: Reading): boolean =>
  problem !== null || words.length > 0 || corrected.length > 0

/** How alerts read the search, where that is less than obvious. */
export function ReadingNotes({ reading }: { reading: Reading }) {
  const { lang, t } = useTexts(accountTexts, carWordTexts)
  const { problem, words, unsaid, corrected } = reading
  const list = (all: readonly string[]) => all.map((word) => t('saved_search_word', { word })).join(t('list_comma'))
  const said = words.filter((word) => !unsaid.includes(word))
  const notes = [
    ...corrected.map(({ text, kind, value, ...names }) => {
      const label = names[`name_${lang}`] ?? composedText(t, `${kind}_${value}`)
      return t('saved_search_read_as', { text, label })
    }),
    ...(problem ? [t(`saved_search_problem_${problem}`)] : []),
    ...(!problem && said.length ? [t('saved_search_says', { words: list(said) })] : []),
    ...(!problem && unsaid.length ? [t('saved_search_unsaid', { words: list(unsaid) })] : []),
  ]
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
