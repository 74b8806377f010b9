import { isPlace, type Vocabulary, type VocabularyTerm } from './vocabulary.ts'

const SHORTEST_REST = 3
/** What Arabic writes onto a word: and, so, with, for; then the same with the article. */
const CLITICS = ['و', 'ف', 'ب', 'ل', 'ال']
const CLITICS_WITH_ARTICLE = ['وال', 'فال', 'بال', 'لل', 'وبال', 'ولل']

/** What a squeezed spelling may mean, the likeliest first; empty if it is unknown. */
export function findTerms(vocabulary: Vocabulary, key: string): readonly VocabularyTerm[] {
  return vocabulary.exact.get(key) ?? vocabulary.folded.get(key) ?? []
}

/** The same for a word with «و», «ب», «لل» written onto it, or a place with the article that its name lacks or has. */
export function findInOtherForm(vocabulary: Vocabulary, key: string): readonly VocabularyTerm[] {
  for (const form of [...rests(key, CLITICS), ...rests(key, CLITICS_WITH_ARTICLE)]) {
    const terms = findTerms(vocabulary, form)
    if (terms.length) return terms
  }
  // «اكس» isn't short for «ال اكس»: only places go without their article
  for (const form of [key, ...rests(key, CLITICS_WITH_ARTICLE)]) {
    const places = form.length < SHORTEST_REST ? [] : findTerms(vocabulary, `ال${form}`).filter(isPlace)
    if (places.length) return places
  }
  return []
}

function rests(key: string, clitics: readonly string[]): string[] {
  return clitics.flatMap((clitic) =>
    key.startsWith(clitic) && key.length - clitic.length >= SHORTEST_REST ? [key.slice(clitic.length)] : [],
  )
}
