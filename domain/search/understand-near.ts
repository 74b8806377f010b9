import { DEFAULT_DISTANCE, MOST_DISTANCE } from '#domain/places/distances.ts'
import type { Understood } from './understand-query.ts'
import { isPlace } from './vocabulary/vocabulary-term.ts'
import { findPhrases, phrasePattern } from './words/find-phrases.ts'
import { readWords, type Word } from './words/read-words.ts'

export const KM = '(?:كم|كيلو|كيلوات|كيلومتر|كيلومترات|ك م|kms?|kilomet(?:er|re)s?)'
export const AT_MOST =
  '(?:ضمن|داخل|تحت|حدود|بحدود|في حدود|نطاق|في نطاق|بنطاق|محيط|في محيط|بمحيط|دايره|علي بعد|بعد|مسافه|بمسافه|علي مسافه|(?:لا |ما )?[يت]بعد(?: (?:عن|اكثر من))?|اقل من|حوالي|within|in|under|less than|up to|at most|(?:no|not) more than|max|maximum|about|around|a|an|radius of)'
const FROM = '(?:(?:بعيد(?:ه)? )?(?:من|عن|حول|حوالي)|(?:radius )?(?:of|from|away from|around))'
const NEAR =
  '(?:(?:ال)?(?:قريب|قريبه|قريبين|قريبات|اقرب) (?:من|الي)|(?:ال)?(?:قريب|قريبه|قريبين|قريبات|اقرب)(?= ل\\p{L})|بالقرب من|ب?قرب|حول|حوالي|جنب|near(?: to)?|nearby|close to|next to|around|(?:nearest|closest) to|in the (?:area|vicinity) of)'
const CITY = '(?: (?:مدينه|محافظه|the city of))?'

/** «ضمن 100 كم من», `within 100 km of`, «قريب من». The name of a city follows. */
const PHRASE = phrasePattern(`(?:(?:${AT_MOST} )*(?<km>\\d{1,4}) ${KM} ${FROM}|${NEAR})${CITY}`)
/** «قريب من جدة ضمن 150 كم»: how near follows the city. */
const AFTER_CITY = phrasePattern(`(?:${AT_MOST} )+(?<km>\\d{1,4}) ${KM}`)
const MOST_WORDS_OF_CITY = 4
/** What was driven: «ممشى 90 كم من الرياض» is a car in Riyadh. */
const DRIVEN =
  /^(?:و|ب|ال)*(?:ممشي|ممشا|عداد|ماشي|ماشيه|مشت|قاطع|قاطعه|قطعت|مسافت)(?:ها|ه)?$|^(?:mileage|odometer|driven)$/

interface Nearness {
  /** The place of the phrase in the text. */
  from: number
  to: number
  /** The place of the distance, where it follows the city. */
  distance: { from: number; to: number } | null
  within: number
}

/**
 * Reads how near to a city the car should be, where the text names one city and no other place; everything else is read
 * by `understand`, from the text without the phrase.
 */
export function understandNear(text: string, understand: (text: string) => Understood): Understood {
  const words = readWords(text)
  for (const { from, to, distance, within } of findNearness(words)) {
    const [before, after] = [text.slice(0, from), text.slice(to, distance?.from)]
    const understood = understand(before + after + (distance ? text.slice(distance.to) : ''))
    const places = understood.chips.filter(isPlaceChip)
    const [city] = places
    const name = after.trimStart()
    const isMeant = city?.kind === 'city' && !city.excluded && !city.also?.length && name.startsWith(city.text)
    if (places.length !== 1 || !isMeant || (distance && name.trimEnd() !== city.text)) continue
    const phrase = text.slice(from, distance?.to ?? text.length - name.length + city.text.length)
    const { city: _, ...filters } = understood.filters
    return {
      ...understood,
      filters: { ...filters, near: city.ref, within },
      chips: understood.chips.map((chip) =>
        chip === city ? { ...city, kind: 'near', ref: `${city.ref}/${within}`, text: phrase, phrase } : chip,
      ),
    }
  }
  return understand(text)
}

const isPlaceChip = ({ kind }: Understood['chips'][number]): boolean => isPlace({ kind })

function findNearness(words: readonly Word[]): Nearness[] {
  const placeOf = ({ from, to }: { from: number; to: number }) => ({
    from: words[from]?.from ?? 0,
    to: words[to - 1]?.to ?? 0,
  })
  const later = findPhrases(words, AFTER_CITY)
  return findPhrases(words, PHRASE).flatMap((found): Nearness[] => {
    if (DRIVEN.test(words[found.from - 1]?.text ?? '')) return []
    const stated = found.groups['km']
    const after =
      stated === undefined && later.find(({ from }) => from > found.to && from <= found.to + MOST_WORDS_OF_CITY)
    const near = { ...placeOf(found), distance: null, within: Number(stated ?? DEFAULT_DISTANCE) }
    return [...(after ? [{ ...near, distance: placeOf(after), within: Number(after.groups['km']) }] : []), near].filter(
      ({ within }) => within >= 1 && within <= MOST_DISTANCE,
    )
  })
}
