import { searchText } from './normalise-text.ts'

/** The article, alone or after «و», «ف», «ب», «ك» and «ل». */
const ARTICLE = /^(?:و?ب?ال|[فك]ال|و?لل)/

/** Whether a text contains all words of a query, which may be incomplete, spelt otherwise or have another article. */
export function containsWords(text: string, query: string): boolean {
  const searched = ` ${searchText(text)}`
  return searchText(query)
    .split(' ')
    .every((word) => wantedParts(word).some((part) => searched.includes(part)))
}

/**
 * Parts of which a text contains one if it contains the word, which may have another article.
 * @param word by `searchText`, as the text, which has a space before it
 */
export function wantedParts(word: string): string[] {
  const stem = word.replace(ARTICLE, '')
  return stem === word ? [word] : [word, ` ${stem}`, ` ال${stem}`]
}
