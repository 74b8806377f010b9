import { matchWords, wordsOf, type Match } from './match-words.ts'
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

  const named = matches.map(({ terms }) => terms.filter(({ kind }) => kind === 'make' || kind === 'model'))
  const make = named.find(({ length }) => length > 0)?.map(makerOf)[0] ?? null
  const models = named.flat().filter(({ kind }) => kind === 'model')
  const own = models.find(({ parent }) => parent === make) ?? (make ? bareModel(others, make, vocabulary) : undefined)
  // another maker's model is believed only where it stands there letter by letter
  const model = own ?? (make ? exactModel(matches) : models[0])
  return { make: model?.parent ?? make, model: model?.ref ?? null, years: [...new Set(years)] }
}

function exactModel(matches: readonly Match[]): VocabularyTerm | undefined {
  return matches
    .filter(({ corrected }) => !corrected)
    .flatMap(({ terms }) => terms)
    .find(({ kind }) => kind === 'model')
}

function makerOf({ kind, ref, parent }: VocabularyTerm): string | null {
  return kind === 'make' ? ref : parent
}

/** A model whose name is a bare number or a letter counts only beside its maker: «مازدا 6», «بيجو 301». */
function bareModel(words: readonly string[], make: string, vocabulary: Vocabulary): VocabularyTerm | undefined {
  return words
    .flatMap((word) => vocabulary.exact.get(word) ?? [])
    .find(({ kind, parent }) => kind === 'model' && parent === make)
}
