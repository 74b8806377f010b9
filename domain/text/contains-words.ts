import { foldHamza, normaliseText } from './normalise-text.ts'

/** The article, alone or after «و», «ف», «ب», «ك» and «ل». */
const ARTICLE = /^(?:و?ب?ال|[فك]ال|و?لل)/

const folded = (text: string): string => foldHamza(normaliseText(text))

/** Whether a text contains all words of a query, which may be incomplete, spelt otherwise or have another article. */
export function containsWords(text: string, query: string): boolean {
  const searched = ` ${folded(text)}`
  const begins = (stem: string) => [' ', ' ال'].some((start) => searched.includes(start + stem))
  return folded(query)
    .split(' ')
    .every((word) => searched.includes(word) || (ARTICLE.test(word) && begins(word.replace(ARTICLE, ''))))
}
