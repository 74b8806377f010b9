import { INTERIOR_COLORS } from '#domain/cars/enumerations.ts'
import type { Chosen } from './choose-terms.ts'
import { findPhrases, phrasePattern } from '../words/find-phrases.ts'
import type { Word } from '../words/read-words.ts'

const MARKS = phrasePattern(
  '(?:و?(?:من )?(?:ال)?(?:داخل|جوا|جوه)(?:ها|ه)?|و?(?:ال)?داخلي(?:ه|ته|تها)?)',
  '(?:[وب]?(?:ال)?(?:مقاعد|مقصوره|مراتب|فرش|جلد|مخمل|ديكور)(?:ها|ه)?|interior|intereor|interier|inside|seats|leather|upholstery|cabin)',
  '(?<outside>و?(?:من )?(?:ال)?(?:برا|بره|خارج)(?:ها|ه)?|و?(?:ال)?خارجي(?:ه|ته|تها)?|exterior|outside)',
  // «اسود على بيج», `black on beige`
  '(?<on>علي|on)',
)
const ON_WORD = /^(?:علي|on)$/
/** Words between the part of the interior and its colour. */
const BETWEEN = /^(?:ال)?(?:جلد|جلديه|مخمل|مخمليه|لون|لونها|لونه|اللون|is|in|color|colour|with)$/

interface Mark {
  from: number
  to: number
  isInside: boolean
}

/**
 * Colours of the interior: «داخلية بيج», `beige interior`, «اسود من داخل احمر». All other colours are the car's.
 * @param isTaken whether a word already has a meaning
 */
export function readInteriorColors(
  matched: readonly Chosen[],
  words: readonly Word[],
  isTaken: (place: number) => boolean,
): Chosen[] {
  // «سبعة مقاعد» is a number of seats
  const marks = findPhrases(words, MARKS).flatMap(({ from, to, groups: { outside, on } }): Mark[] => {
    const isNone = isTaken(from) || (on !== undefined && !isBetweenColors(matched, from, to))
    return isNone ? [] : [{ from, to, isInside: outside === undefined }]
  })
  if (!marks.some(({ isInside }) => isInside)) return [...matched]
  const colors = matched.filter(({ term }) => term?.kind === 'color')
  const marked = new Map<Chosen, Mark>()
  const taken = new Set<Chosen>()
  for (const mark of marks) {
    const before = colors.find((color) => color.to === mark.from && !taken.has(color))
    const place = BETWEEN.test(words[mark.to]?.text ?? '') ? mark.to + 1 : mark.to
    const after = colors.find((color) => color.from === place && !taken.has(color) && !isJoined(color, words))
    // in English the colour comes first: `beige interior`
    const isEnglish = /^[a-z]/.test(words[mark.from]?.text ?? '')
    const isOn = isBetweenColors(matched, mark.from, mark.to) && ON_WORD.test(words[mark.from]?.text ?? '')
    const color = isEnglish && !isOn ? (before ?? after) : (after ?? before)
    if (!color) continue
    taken.add(color)
    marked.set(color, mark)
  }
  return matched.map((one) => {
    const mark = marked.get(one)
    return mark ? colorOf(one, mark) : one
  })
}

const isBetweenColors = (matched: readonly Chosen[], from: number, to: number): boolean => {
  const isColor = (one: Chosen | undefined) => one?.term?.kind === 'color'
  return isColor(matched.find((one) => one.to === from)) && isColor(matched.find((one) => one.from === to))
}

/** With «و» as a prefix: «واحمر». */
const isJoined = ({ from }: Chosen, words: readonly Word[]): boolean => /^و(?!رد)/.test(words[from]?.text ?? '')

/** The colour with the words for its part. For the interior: a colour that interiors can have, else an unknown word. */
function colorOf(one: Chosen, mark: Mark): Chosen {
  const [from, to] = [Math.min(one.from, mark.from), Math.max(one.to, mark.to)]
  if (!mark.isInside) return { ...one, from, to }

  const color = INTERIOR_COLORS.find((value) => value === one.term?.ref)
  if (!color || !one.term) return { ...one, term: null }
  return { ...one, from, to, term: { ...one.term, kind: 'interior_color', ref: color } }
}
