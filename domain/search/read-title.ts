import { matchWords, wordsOf } from './match-words.ts'
import type { Vocabulary, VocabularyTerm } from './vocabulary.ts'

export interface ReadTitle {
  /** Slugs; null where the title names none that is known. */
  make: string | null
  model: string | null
  /** Every model year that it names. */
  years: number[]
}

/** What the title of an ad says of its car: the maker comes first, then the model; the rest is praise. */
export function readTitle(title: string, vocabulary: Vocabulary, this_year: number): ReadTitle {
  const words = wordsOf(title)
  const years = words.map(Number).filter((number) => number >= 1950 && number <= this_year + 1)
  const others = words.filter((word) => !years.includes(Number(word)))
  const matches = matchWords(others, vocabulary)

  const first_make = matches.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'make'))[0]?.ref ?? null
  const models = matches.flatMap(({ terms }) => terms.filter(({ kind }) => kind === 'model'))
  const own = (make: string) => models.filter(({ parent }) => parent === make)
  const model = first_make ? (own(first_make)[0] ?? laterOwn(others, first_make, vocabulary)) : models[0]
  return { make: first_make ?? model?.parent ?? null, model: model?.ref ?? null, years: [...new Set(years)] }
}

/** A model whose name is a bare number or a letter counts only beside its maker: «مازدا 6», «بيجو 301». */
function laterOwn(words: readonly string[], make: string, vocabulary: Vocabulary): VocabularyTerm | undefined {
  return words
    .flatMap((word) => vocabulary.exact.get(word) ?? [])
    .find(({ kind, parent }) => kind === 'model' && parent === make)
}
