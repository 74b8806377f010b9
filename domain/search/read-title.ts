import { chooseTerms, type Chosen } from './choose-terms.ts'
import { isTakenBy, readBareYear, readNumbers } from './read-numbers.ts'
import { readWords } from './read-words.ts'
import type { TermKind, Vocabulary } from './vocabulary.ts'

export interface ReadTitle {
  make: string | null
  model: string | null
  /** Every year named, each once, in order. */
  years: number[]
  regional_spec: string | null
  /** One maker, one of its models and at most one year, all spelt as they are known. */
  certain: boolean
}

/** The car that an ad's title names. Unlike a query a title is about one car, and its prices ask for nothing. */
export function readTitle(title: string, vocabulary: Vocabulary, { this_year }: { this_year: number }): ReadTitle {
  const words = readWords(title)
  const named_years = readNumbers(words, this_year).filter(({ field }) => field === 'year')
  const chosen = chooseTerms(words, isTakenBy(named_years), vocabulary)

  const models = ofKind(chosen, 'model')
  const makes = distinct(ofKind(chosen, 'make').map(({ term }) => term.ref))
  // a maker whose model follows is the car's; another one may be that of its engine or of what it is swapped for
  const make = makes.find((ref) => models.some(({ term }) => term.parent === ref)) ?? makes[0] ?? models[0]?.term.parent
  const own = models.filter(({ term }) => term.parent === make)
  const unknown = chosen.flatMap(({ key, term }) => (term ? [] : [key]))
  const full_years = distinct([
    ...named_years.flatMap(({ min, max }) => [min, max].filter((year) => year !== null)),
    ...unknown.flatMap((key) => readBareYear(key, this_year) ?? []),
  ])
  const years = full_years.length ? full_years : shortYears(unknown)
  return {
    make: make ?? null,
    model: own[0]?.term.ref ?? null,
    years,
    regional_spec: ofKind(chosen, 'regional_spec')[0]?.term.ref ?? null,
    certain:
      makes.length <= 1 &&
      distinct(models.map(({ term }) => term.ref)).length === 1 &&
      own.length > 0 &&
      years.length <= 1 &&
      chosen.every(({ corrected }) => !corrected),
  }
}

/** «لانسر 99»; no younger ones, as a small number may be anything. */
function shortYears(unknown: readonly string[]): number[] {
  const short = distinct(unknown.filter((key) => /^[6-9]\d$/.test(key)))
  return short.length === 1 ? short.map((key) => 1900 + Number(key)) : []
}

type Known = Chosen & { term: NonNullable<Chosen['term']> }

function ofKind(chosen: readonly Chosen[], kind: TermKind): Known[] {
  return chosen.filter((match): match is Known => match.term?.kind === kind)
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]
