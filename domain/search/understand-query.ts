import { searchWords } from '#domain/text/strip-clitics.ts'
import { isAboutOther, isOfAnything } from './polarity/about-cars.ts'
import { replacedLater } from './polarity/changed-wish.ts'
import { chooseTerms, type Chosen } from './names/choose-terms.ts'
import type { ListFilter, ListName, ListValue } from './chips/filters.ts'
import { readCleanHistory } from './names/clean-history.ts'
import { readOrigins } from './names/maker-origins.ts'
import { readInteriorColors } from './names/interior-colors.ts'
import { narrowChoices } from './names/narrow-choices.ts'
import { isOfNamedBody, resolveNames, type Asked } from './names/resolve-names.ts'
import { EMPTY_WORDS, isBodyNickname, OR_WORDS, VAGUE_WORDS } from './vocabulary/ordinary-words.ts'
import { isOfOtherNoun } from './polarity/of-other-nouns.ts'
import { isOfPart } from './polarity/of-parts.ts'
import { isOfMatter, isPriceOfMatter, readOtherMatter } from './polarity/other-matters.ts'
import type { OtherGoods } from './polarity/other-goods-kinds.ts'
import { readOtherGoods } from './polarity/other-goods.ts'
import { withoutOtherCars } from './polarity/other-cars.ts'
import { readOwnCars } from './polarity/own-cars.ts'
import { withOutside } from './polarity/outside-places.ts'
import { isPlaceNotMeant } from './polarity/places-not-meant.ts'
import { readPolarity } from './polarity/polarity.ts'
import {
  filtersOf,
  joinContradictions,
  isTakenBy,
  readBareYear,
  readNumbers,
  withoutRepeatedCounts,
  type NumberFilters,
  type NumberReading,
  type Range,
} from './numbers/read-numbers.ts'
import { readSorts } from './chips/read-sorts.ts'
import { readWords, type Word } from './words/read-words.ts'
import { splitGlued } from './spelling/split-glued.ts'
import type { Sort } from './chips/sorts.ts'
import { preambleOf, isOfSomebody } from './polarity/preamble.ts'
import { shortYearOf } from './numbers/spoken-numbers.ts'
import type { TermKind, Vocabulary, VocabularyTerm } from './vocabulary/vocabulary.ts'

type Lists = { [One in ListFilter as One['name']]?: ListValue<One>[] }
type UnderstoodFilters = NumberFilters &
  Lists & { [Name in ListName as `not_${Name}`]?: Lists[Name] } & { near?: string; within?: number }

interface UnderstoodChip {
  kind: TermKind | NumberReading['field'] | 'sort' | 'near'
  /**
   * A slug, an id, a value of an enumeration, a sort, a range such as `2018-2020`, `-50000`, `60000-`, or a city and the
   * kilometres from it, such as `buraydah/100`.
   */
  ref: string
  /** Further values that the same words mean; they go with it. */
  also?: string[]
  /** The words as typed. */
  text: string
  /** The words including those that introduce them: «بدون سوداء», «ما تطلع فوق 70». */
  phrase: string
  /** Whether a typing error was corrected. */
  corrected: boolean
  /** Whether cars with this value are excluded. */
  excluded: boolean
}

export interface Understood {
  /** Only the requested filters. Several values of one field are alternatives. */
  filters: UnderstoodFilters
  sort: Sort | null
  /** Goods other than cars that were asked for. */
  other_goods: OtherGoods | null
  /** In text order. */
  chips: UnderstoodChip[]
  /** Stems of unknown words. */
  leftover: string[]
  /** The unknown words as typed. */
  unused: string[]
  /** Negations of what is no filter («بدون فتحة») and orders after the first, as typed. They are ignored. */
  unread: string[]
}

const MOST_LEFTOVER = 8
/** Kinds of terms that form one group for a negation. */
const CARS: readonly string[] = ['make', 'model', 'body_type']
const PLACES: readonly string[] = ['city', 'region']

const groupOf = (kind: string): string => (CARS.includes(kind) ? 'car' : PLACES.includes(kind) ? 'place' : kind)

/**
 * Turns free text into filters as far as the vocabulary allows. Never fails.
 * @param options.words the words of the text, if they have been read or translated
 */
export function understandQuery(
  text: string,
  vocabulary: Vocabulary,
  { thisYear, words: given = readWords(text) }: { thisYear: number; words?: readonly Word[] },
): Understood {
  const words = splitGlued(given, vocabulary)
  const { readings: phrases, asides, engines } = readNumbers(words, thisYear)
  const goods = readOtherGoods(words)
  const sorts = readSorts(words, isTakenBy([...phrases, ...asides]))
  const history = readCleanHistory(words)
  const matched = chooseTerms(words, isTakenBy([...phrases, ...asides, ...sorts, ...goods, ...history]), vocabulary)
  const known = readInteriorColors(withoutOtherCars(matched, words), words, isTakenBy(phrases)).filter(
    (match): match is Known => match.term !== null,
  )
  const isOfParts = goods[0]?.kind === 'parts'
  const bare = isOfParts ? [] : budgetsIn(matched, words)
  const numbers = [...phrases, ...bare, ...yearsIn(matched, thisYear, isOfParts, isTakenBy(bare))].toSorted(byPlace)
  const items = known.map(({ from, to, term }) => ({ from, to, kind: term.kind }))
  const isOwn = isTakenBy(
    readOwnCars(
      words,
      items,
      numbers.filter(({ field }) => field === 'year'),
    ),
  )
  const isPreamble = preambleOf(words, [...items, ...phrases])
  const isReplaced = replacedLater(words, items)
  const matter = readOtherMatter(words, items)
  const polarity = readPolarity(
    withOutside(words, items),
    [
      ...known.map(({ from, to, term }) => ({
        from,
        to,
        group: groupOf(term.kind),
        isBody: term.kind === 'body_type',
      })),
      ...numbers.map(({ from, to, field }) => ({ from, to, group: field })),
      ...asides.map(({ from, to }) => ({ from, to, group: 'aside' })),
      // «بدون رش ولا سوداء»: what follows is excluded like the last word
      ...history.map(({ to, term }) => ({ from: to - 1, to, group: term.kind })),
    ].toSorted(byPlace),
  )
  const isOther =
    !known.some((one) => polarity.isExcluded(one) || polarity.isDropped(one)) &&
    isAboutOther(
      words,
      [
        ...items,
        ...numbers.map((one) => ({ ...one, kind: one.field })),
        ...sorts.map((one) => ({ ...one, kind: 'sort' as const })),
        ...history.map((one) => ({ ...one, kind: one.term.kind })),
      ],
      isTakenBy(asides),
    )
  const asked = numbers
    .filter(
      (one) =>
        !polarity.isDropped(one) &&
        !isOwn(one.from) &&
        !isPreamble(one) &&
        !isPriceOfMatter(one, matter, items) &&
        !(isOther && isOfAnything({ ...one, kind: one.field })),
    )
    .flatMap((one) => (polarity.isExcluded(one) ? (turnedRound(one) ?? []) : one))
  const bounds = joinContradictions(withoutRepeatedCounts(asked))
  const isKnown = isTakenBy([...items, ...phrases, ...sorts])
  const isMeantOfCar = (one: Known) => {
    const item = { ...one, kind: one.term.kind }
    return (
      !isOfPart(one, words, isKnown) &&
      !isPlaceNotMeant(item, words, items) &&
      (polarity.isExcluded(one) || !isOfOtherNoun(item, words, items, isKnown)) &&
      !isOfMatter(item, matter) &&
      !isReplaced(item) &&
      !isOfSomebody(item, words) &&
      !(isOther && isOfAnything(item))
    )
  }
  const terms = known
    .filter((one) => !polarity.isDropped(one) && !isOwn(one.from) && !isPreamble(one) && isMeantOfCar(one))
    .map((one) => ({ ...one, isExcluded: polarity.isExcluded(one) }))

  const states = history
    .filter((one) => !isOwn(one.from) && !isOther && !isPreamble(one))
    .map((one) => ({ ...one, isExcluded: false }))
  const resolved = [...narrowChoices(readOrigins(resolveNames(terms, words), words)), ...states]

  const filters: UnderstoodFilters = filtersOf(bounds)
  const chips: (UnderstoodChip & Range)[] = [
    ...bounds.map(chipOfNumbers),
    ...resolved.flatMap((one) => addTerm(filters, one)),
    ...sorts.slice(0, 1).map(({ sort, from, to }) => ({ ...PLAIN, kind: 'sort' as const, ref: sort, from, to })),
  ].map((chip) => ({
    ...chip,
    text: typed(words, chip, text),
    phrase: typed(words, polarity.phraseOf(chip), text),
  }))

  const inFilters = resolved.filter((one) => valuesOf(one).some((value) => isIn(filters, one, value)))
  // «دودج رام»: the maker is implied
  const sisters = terms.filter((one) => one.term.kind === 'make' && !one.isExcluded && !resolved.includes(one))
  const described = terms.filter((one) => isOfNamedBody(one, terms, words))
  const isUnderstood = isTakenBy([...asked, ...inFilters, ...sisters, ...described, ...sorts, ...asides, ...goods])
  const isMeant = ({ from, key }: Chosen) =>
    !isUnderstood(from) &&
    !polarity.isSpent(from) &&
    !EMPTY_WORDS.has(key) &&
    !OR_WORDS.has(key) &&
    !(chips.length > 0 && (VAGUE_WORDS.has(key) || isBodyNickname(key)))
  const unused = [...matched.filter(isMeant), ...engines.map((one) => ({ ...one, key: keyOf(words, one) }))].toSorted(
    byPlace,
  )
  const isLink = (word: Word | undefined) => EMPTY_WORDS.has(word?.text ?? '') || OR_WORDS.has(word?.text ?? '')
  const unreadNegations = polarity.unread.filter(({ to }) => !isLink(words[to - 1]))
  // only the first order applies: `newest lowest km`
  const unreadSorts = sorts.filter(({ sort }) => sort !== sorts[0]?.sort)
  return {
    filters,
    sort: sorts[0]?.sort ?? null,
    other_goods: goods[0]?.kind ?? null,
    chips: chips.toSorted(byPlace).map(({ from: _from, to: _to, ...chip }) => chip),
    leftover: searchWords(unused.map(({ key }) => key).join(' '), MOST_LEFTOVER),
    unused: unused.slice(0, MOST_LEFTOVER).map((one) => typed(words, one, text)),
    unread: [...unreadNegations, ...unreadSorts].toSorted(byPlace).map((one) => typed(words, one, text)),
  }
}

const PLAIN = { text: '', phrase: '', corrected: false, excluded: false }

type Known = Chosen & { term: NonNullable<Chosen['term']> }

const byPlace = (one: Range, other: Range): number => one.from - other.from

/**
 * Years on their own, and two digits after a model: «كامري 22», «كرسيدا 91», «كامري فل ١٨».
 * @param isOfParts whether parts are asked for, whose short numbers are sizes: «كفرات 18 هايلكس»
 */
function yearsIn(
  matched: readonly Chosen[],
  thisYear: number,
  isOfParts: boolean,
  isTaken: (place: number) => boolean,
): NumberReading[] {
  return matched.flatMap(({ from, to, key, term }, at) => {
    if (term || isTaken(from)) return []
    const year =
      readBareYear(key, thisYear) ?? (!isOfParts && isBesideModel(matched, at) ? readShortYear(key, thisYear) : null)
    return year === null ? [] : [{ field: 'year' as const, min: year, max: year, from, to }]
  })
}

/** «كامري 40-50»: two numbers after a model that can be neither years nor part of its name are thousands. */
function budgetsIn(matched: readonly Chosen[], words: readonly Word[]): NumberReading[] {
  return matched.flatMap(({ from, key }, at) => {
    const [sign, high] = [matched[at + 1], matched[at + 2]]
    const [low, most] = [Number(key), Number(high?.key)]
    const isRange = /^\d{2,3}$/.test(key) && /^\d{2,3}$/.test(high?.key ?? '') && low < most
    const car = carBefore(matched, at)
    // «ES 300-350» are engines
    if (!high || !isRange || words[sign?.from ?? 0]?.text !== '-' || !car || IS_CODE.test(car.names[0] ?? '')) return []
    return [{ field: 'price' as const, min: low * 1000, max: most * 1000, from, to: high.to }]
  })
}

const IS_CODE = /^(?=.*[A-Z])[A-Z\d -]{1,6}$|Class|Series/

/** «كامري 22», «22 كامري», «كامري بيضا فل 22». */
const isBesideModel = (matched: readonly Chosen[], at: number): boolean =>
  carBefore(matched, at)?.kind === 'model' || matched[at + 1]?.term?.kind === 'model'

/** The model or body type before a number, where only what describes it is between. */
function carBefore(matched: readonly Chosen[], at: number): VocabularyTerm | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const { term, key, to } = matched[before] as Chosen
    // words that already have a meaning are between
    if (to !== matched[before + 1]?.from) return null
    // a van has that many seats
    if (term?.kind === 'model' || term?.kind === 'body_type') return term.ref === 'wagon' ? null : term
    if (term ? term.kind === 'make' : !VAGUE_WORDS.has(key) && !OPTIONS.has(key) && !/^20\d\d$/.test(key)) return null
  }
  return null
}

/** How a car is equipped, and «م» for its year. */
const OPTIONS: ReadonlySet<string> = new Set(
  'فل فول كامل نص ستاندر ستاندرد اوبشن وكاله م full half standard option'.split(' '),
)

function readShortYear(key: string, thisYear: number): number | null {
  if (/^[89]\d$/.test(key)) return 1900 + Number(key)
  const short = shortYearOf(key) ?? (/^\d{2}$/.test(key) ? Number(key) : NaN)
  const year = 2000 + short
  return year >= 2005 && year <= thisYear + 1 ? year : null
}

/** Reverses a negated bound: «ما تطلع فوق 70» is a maximum of 70. Null for other values, which cannot be excluded. */
function turnedRound(reading: NumberReading): NumberReading | null {
  const { min, max } = reading
  return (min === null) === (max === null) ? null : { ...reading, min: max, max: min }
}

const valuesOf = ({ term: { kind, ref, also = [] } }: Asked): (string | number)[] =>
  [ref, ...also].map((one) => (kind === 'tag' ? Number(one) : one))

/**
 * Whether the filters already contain the value as the term asks for it; otherwise the opposite was requested
 * before.
 */
function isIn(filters: UnderstoodFilters, { term: { kind }, isExcluded }: Asked, value: string | number): boolean {
  const values: readonly unknown[] = filters[isExcluded ? (`not_${kind}` as const) : kind] ?? []
  return values.includes(value)
}

/**
 * Adds the values of a term.
 * @returns a chip for each new value that is not both wanted and excluded; one chip for all makers of a country
 */
function addTerm(filters: UnderstoodFilters, asked: Asked) {
  const { term, corrected, isExcluded, from, to } = asked
  const { kind } = term
  const name = isExcluded ? (`not_${kind}` as const) : kind
  const contrary = { ...asked, isExcluded: !isExcluded }
  const added = valuesOf(asked).filter((value) => !isIn(filters, asked, value) && !isIn(filters, contrary, value))
  if (!added.length) return []
  Object.assign(filters, { [name]: [...(filters[name] ?? []), ...added] })
  const [first = '', ...others] = added.map(String)
  const chip = { ...PLAIN, kind, corrected, excluded: isExcluded, from, to }
  return term.makers ? [{ ...chip, ref: first, also: others }] : added.map((value) => ({ ...chip, ref: String(value) }))
}

function chipOfNumbers({ field, min, max, from, to, isReversed, counts }: NumberReading): UnderstoodChip & Range {
  const [first, ...also] = counts?.map(String) ?? []
  return {
    ...PLAIN,
    corrected: isReversed ?? false,
    kind: field,
    ...(also.length > 0 && { also }),
    ref: first ?? (min === max ? String(min) : `${min ?? ''}-${max ?? ''}`),
    from,
    to,
  }
}

const keyOf = (words: readonly Word[], { from, to }: Range): string =>
  words
    .slice(from, to)
    .map((word) => word.text)
    .join(' ')

function typed(words: readonly Word[], { from, to }: Range, text: string): string {
  return text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0).toWellFormed()
}
