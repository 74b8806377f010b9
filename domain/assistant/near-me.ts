import { findPhrases, phrasePattern } from '#domain/search/words/find-phrases.ts'
import { readWords } from '#domain/search/words/read-words.ts'

const NEARER = '(?:ال)?(?:قريب|قريبه|قريبين|قريبات|اقرب)(?: (?:شي|واحده|وحده|سياره|السيارات))?'
/** «قريبة مني», «حولي», `near me`. */
const NEAR_ME = phrasePattern(
  `(?:(?:و?تكون|و?يكون) )?${NEARER} (?:مني|منا|لي|لنا|الينا|عندي|عندنا)`,
  '(?:بالقرب|ب?قرب) (?:مني|منا)|ب?قربي|حولي|حولنا|حوالي نا|حوالينا|جنبي|جنبنا|(?:في )?منطقتي|(?:في )?مدينتي|بمدينتي|بمنطقتي',
  '(?:that (?:are|is) )?(?:near(?:by|est)?|close(?:st)?|around)(?: to)? (?:me|us)|(?:in|around) my (?:area|city|town)|(?:mere|hamare) (?:paas|pas|nazdeek)',
)

export interface NearMe {
  /** The text without the phrase. */
  text: string
  /** Whether the car should be near to the person, whose place nobody knows. */
  isAsked: boolean
}

/** Reads that a car should be near to the person who asks. */
export function readNearMe(text: string): NearMe {
  const words = readWords(text)
  const [phrase] = findPhrases(words, NEAR_ME)
  const [first, last] = [words[phrase?.from ?? -1], words[(phrase?.to ?? 0) - 1]]
  if (!first || !last) return { text, isAsked: false }
  return { text: text.replace(text.slice(first.from, last.to), '').trim(), isAsked: true }
}
