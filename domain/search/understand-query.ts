import { searchWords } from '#domain/text/strip-clitics.ts'
import { chooseTerms } from './choose-terms.ts'
import type { ListFilter, ListValue } from './filters.ts'
import { EMPTY_WORDS, VAGUE_WORDS } from './ordinary-words.ts'
import {
  filtersOf,
  isTakenBy,
  readBareYear,
  readNumbers,
  type NumberFilters,
  type NumberReading,
} from './read-numbers.ts'
import { readWords, type Word } from './read-words.ts'
import type { TermKind, Vocabulary } from './vocabulary.ts'

type Named = Extract<ListFilter, { name: TermKind }>
type UnderstoodFilters = NumberFilters & { [One in Named as One['name']]?: ListValue<One>[] }

interface UnderstoodChip {
  kind: TermKind | NumberReading['field']
  /** A slug, a value of an enumeration, or a range such as `2018-2020`, `-50000`, `60000-`. */
  ref: string
  /** The words as typed. */
  text: string
  /** Whether a typing error was corrected. */
  corrected: boolean
}

export interface Understood {
  /** Only filters that were asked for. Several values of one field are alternatives. */
  filters: UnderstoodFilters
  /** In text order. */
  chips: UnderstoodChip[]
  /** Stems of unknown words. */
  leftover: string[]
}

const MOST_LEFTOVER = 8

/** Turns free text into filters as far as the vocabulary allows. Never fails. */
export function understandQuery(text: string, vocabulary: Vocabulary, { thisYear }: { thisYear: number }): Understood {
  const words = readWords(text)
  const phrases = readNumbers(words, thisYear)
  const chosen = chooseTerms(words, isTakenBy(phrases), vocabulary)
  const years = chosen.flatMap(({ from, to, key, term }) => {
    const year = term ? null : readBareYear(key, thisYear)
    return year === null ? [] : [{ field: 'year' as const, min: year, max: year, from, to }]
  })
  const readings = [...phrases, ...years].toSorted((a, b) => a.from - b.from)

  const filters: UnderstoodFilters = filtersOf(readings)
  const chips: { at: number; chip: UnderstoodChip }[] = readings.map((reading) => ({
    at: reading.from,
    chip: chipOfNumbers(reading, words, text),
  }))
  for (const { from, to, term, corrected } of chosen) {
    if (!term) continue
    const values: readonly string[] = filters[term.kind] ?? []
    if (values.includes(term.ref)) continue
    Object.assign(filters, { [term.kind]: [...values, term.ref] })
    chips.push({ at: from, chip: { kind: term.kind, ref: term.ref, text: typed(words, from, to, text), corrected } })
  }
  const isTaken = isTakenBy(readings)
  const unknown = chosen.filter(({ from, term }) => !term && !isTaken(from))
  return {
    filters,
    chips: chips.toSorted((a, b) => a.at - b.at).map(({ chip }) => chip),
    leftover: leftoverOf(
      unknown.map(({ key }) => key),
      chips.length > 0,
    ),
  }
}

function chipOfNumbers({ field, min, max, from, to }: NumberReading, words: readonly Word[], text: string) {
  const ref = min === max ? String(min) : `${min ?? ''}-${max ?? ''}`
  return { kind: field, ref, text: typed(words, from, to, text), corrected: false }
}

function typed(words: readonly Word[], from: number, to: number, text: string): string {
  return text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0).toWellFormed()
}

function leftoverOf(unknown: readonly string[], isSomethingUnderstood: boolean): string[] {
  const meant = unknown.filter((key) => !EMPTY_WORDS.has(key) && !(isSomethingUnderstood && VAGUE_WORDS.has(key)))
  return searchWords(meant.join(' '), MOST_LEFTOVER)
}
