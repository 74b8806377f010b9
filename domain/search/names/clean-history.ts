import type { Word } from '../words/read-words.ts'
import { findPhrases, phrasePattern } from '../words/find-phrases.ts'
import type { VocabularyTerm } from '../vocabulary/vocabulary-term.ts'

const DAMAGE =
  '(?:اي |ال)?(?:حوادث|حادث|حادثه|صدمات|صدمه|صدم|تصادم|مصدومه?|سمكره|accidents?|accidental|crash(?:es)?|collisions?)'
const PAINT =
  '(?:اي |ال)?(?:رش(?:ه|ها)?|صبغ(?:ه|ها)?|بوي(?:ه|ا)|دهان|مرشوشه?|مصبوغه?|repaint(?:ed|ing)?|respray(?:ed)?|paint(?: ?work)?)'
const NO =
  '(?:و?(?:بدون|بلا|من غير|دون|غير)|و?(?:ما|مو|مب|مش|لا|مهي|مهو|ماهي|ماهو|ماهب|ماهوب|مهب|مهوب|ليست|مافي|مافيها|ماعليها)(?: (?:ابي|ابغي|عليه|عليها|فيه|فيها|يكون|تكون|بها))*|no|not|non|zero|without(?: any)?|never(?: had)?(?: an| any)?)'
const LATIN_NO = '(?:bdoon|bidoon|bdon|bidon|bedon|bdn|bidun)'
/** «ما فيها حوادث ولا رش»: the second one has no negation of its own. */
const NOR = '(?:ولا|لا|او|و|or|nor|and)'

const OF_ACCIDENTS = phrasePattern(
  `${NO} ${DAMAGE}`,
  '(?:خاليه?|سليمه?|سالمه?|نظيفه?) من (?:ال)?(?:حوادث|صدمات)',
  'و?(?:مو?ل )?(?:ما|لا|لم|مب|مو)(?: قد)? (?:انصدم(?:ت)?|تنصدم|ينصدم|صدمت|[يت]تعرض(?:ت)?|تعرضت)(?: (?:ل|لا?ي )?(?:ال)?(?:لحوادث|لحادث|حوادث|حادث))?',
  `${LATIN_NO} (?:7 ?a?wad(?:e|i|ee)?th|hawad(?:e|i|ee)?th)`,
  'accidents? (?:free|excluded)|(?:not|never) (?:been )?(?:crashed|in an? accident)|(?:no|without) koi accident',
)
const OF_PAINT = phrasePattern(
  `${NO} ${PAINT}`,
  '(?:رش(?:ها|ه)|(?:صبغ|بوي|دهان|بودي|بدي)(?:ها|ه|تها)?) (?:ال)?(?:وكاله|اصلي|اصليه)',
  'ال(?:بودي|بدي|صبغه|بويه|دهان|رش) (?:ال)?(?:وكاله|اصلي|اصليه)',
  'بويه (?:ال)?(?:وكاله|مصنع)',
  'و?(?:ما|لا|لم)(?: قد)? (?:انرشت?|تنرش|ترش|انصبغت|يعد (?:طلاؤها|طلاوها|دهانها|صبغها))',
  `${LATIN_NO} (?:rash|rsh)`,
  '(?:original|factory) paint|paint (?:excluded|original)|(?:not|never) been (?:repainted|resprayed)',
)
const NEXT_OF_ACCIDENTS = phrasePattern(`${NOR} ${DAMAGE}`)
const NEXT_OF_PAINT = phrasePattern(`${NOR} ${PAINT}`)

const NO_ACCIDENT = { kind: 'accident', ref: 'none', parent: null, names: ['no accidents'] } satisfies VocabularyTerm
const ORIGINAL_PAINT = {
  kind: 'paint',
  ref: 'original',
  parent: null,
  names: ['original paint'],
} satisfies VocabularyTerm

interface Read {
  from: number
  to: number
  key: string
  term: VocabularyTerm
  corrected: false
}

/**
 * Wishes for cars without accidents or new paint: «بدون حوادث», «ما فيها رش», `accident free`. They are read apart, since
 * they do not exclude a value but ask for one, and «رش» is also the name of a model.
 */
export function readCleanHistory(words: readonly Word[]): Read[] {
  const find = (pattern: RegExp, term: VocabularyTerm): Read[] =>
    findPhrases(words, pattern).map(({ from, to, text }) => ({ from, to, key: text, term, corrected: false }))
  const first = [...find(OF_ACCIDENTS, NO_ACCIDENT), ...find(OF_PAINT, ORIGINAL_PAINT)]
  const next = [...find(NEXT_OF_ACCIDENTS, NO_ACCIDENT), ...find(NEXT_OF_PAINT, ORIGINAL_PAINT)].filter(
    (one) => !isWithin(first, one) && first.some(({ to }) => to === one.from),
  )
  return [...first, ...next].toSorted((one, other) => one.from - other.from)
}

const isWithin = (all: readonly Read[], { from }: Read): boolean => all.some((one) => from >= one.from && from < one.to)
