import { DEFAULT_SORT } from '#domain/search/chips/sorts.ts'
import type { CarSearchEngine } from './create-car-search.ts'
import { leaveOut, readText, type Reader, type ReadText } from './text/read-text.ts'

/** Of words that are searched for alone those that no ad says, and all of them if no ad says the others together. */
export async function dropUnmatchedWords(
  typed: ReadText,
  reader: Reader,
  { page }: Pick<CarSearchEngine, 'page'>,
): Promise<ReadText> {
  const { sought } = typed.understood
  const isFound = async ({ words }: ReadText) => {
    const found = await page({ chosen: [], typed: words }, { sort: DEFAULT_SORT, after: null, limit: 1 })
    return found.cards.length > 0
  }
  if (!sought.length || (await isFound(typed))) return typed
  const areFound = await Promise.all(sought.map((word) => isFound(readText(word, reader, false))))
  const rest = leaveOut(
    typed,
    sought.filter((_, at) => !areFound[at]),
    reader,
  )
  return (await isFound(rest)) ? rest : leaveOut(typed, sought, reader)
}
