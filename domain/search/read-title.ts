import { squeeze } from '#domain/text/normalise-text.ts'
import { chooseTerms, type Chosen } from './names/choose-terms.ts'
import { TRIMS } from './names/resolve-names.ts'
import { withoutOtherCars } from './polarity/other-cars.ts'
import { isTakenBy, readBareYear, readNumbers } from './numbers/read-numbers.ts'
import { readWords } from './words/read-words.ts'
import type { TermKind, Vocabulary } from './vocabulary/vocabulary.ts'

export interface ReadTitle {
  make: string | null
  model: string | null
  /** Every distinct year, in order. */
  years: number[]
  regional_spec: string | null
  /** Whether it names one maker, one of its models and at most one year, without corrections. */
  certain: boolean
}

interface Known {
  thisYear: number
  /**
   * The maker as stated elsewhere. A trim that equals the name of another maker's model is then not read as that
   * model.
   */
  make?: string | null | undefined
}

/** The car in the title of an ad. Unlike a query, a title describes one car, and its numbers are not bounds. */
export function readTitle(title: string, vocabulary: Vocabulary, { thisYear, make: known }: Known): ReadTitle {
  const words = readWords(title)
  const namedYears = readNumbers(words, thisYear).readings.filter(({ field }) => field === 'year')
  const chosen = withoutOtherCars(chooseTerms(words, isTakenBy(namedYears), vocabulary), words)

  const models = ofKind(chosen, 'model').filter(({ key, term }) => !known || term.parent === known || !TRIMS.has(key))
  const makes = distinct(ofKind(chosen, 'make').map(({ term }) => term.ref))
  // prefers a maker followed by its model; another maker may be that of the engine
  const make = makes.find((ref) => models.some(({ term }) => term.parent === ref)) ?? makes[0] ?? models[0]?.term.parent
  const own = models.filter(({ term }) => term.parent === make)
  const unknown = chosen.flatMap(({ key, term }) => (term ? [] : [key]))
  const fullYears = distinct([
    ...namedYears.flatMap(({ min, max }) => [min, max].filter((year) => year !== null)),
    ...unknown.flatMap((key) => readBareYear(key, thisYear) ?? []),
  ])
  const years = fullYears.length ? fullYears : shortYears(unknown)
  return {
    make: make ?? null,
    model: mostSpecial(own)?.term.ref ?? null,
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

/** The first model, or a more specific one whose name includes it: «رنج روفر 2016 ايفوك» is an Evoque. */
function mostSpecial([first, ...others]: readonly Named[]): Named | undefined {
  return others.find(({ term }) => term.names.some((name) => first && startsWithin(first.key, squeeze(name)))) ?? first
}

const startsWithin = (start: string, whole: string): boolean => whole.length > start.length && whole.startsWith(start)

/** Years of two digits: «لانسر 99». Not from 2000 on, where the number is ambiguous. */
function shortYears(unknown: readonly string[]): number[] {
  const short = distinct(unknown.filter((key) => /^[6-9]\d$/.test(key)))
  return short.length === 1 ? short.map((key) => 1900 + Number(key)) : []
}

type Named = Chosen & { term: NonNullable<Chosen['term']> }

function ofKind(chosen: readonly Chosen[], kind: TermKind): Named[] {
  return chosen.filter((match): match is Named => match.term?.kind === kind)
}

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]
