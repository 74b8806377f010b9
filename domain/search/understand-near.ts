import { DEFAULT_DISTANCE, MOST_DISTANCE } from '#domain/places/distances.ts'
import type { Understood } from './understand-query.ts'
import { isPlace } from './vocabulary/vocabulary-term.ts'
import { findPhrases, phrasePattern } from './words/find-phrases.ts'
import { readWords, type Word } from './words/read-words.ts'

const KM = '(?:كم|كيلو|كيلوات|كيلومتر|كيلومترات|ك م|kms?|kilomet(?:er|re)s?)'
const AT_MOST =
  '(?:ضمن|داخل|تحت|حدود|بحدود|في حدود|نطاق|في نطاق|بنطاق|محيط|في محيط|بمحيط|دايره|علي بعد|بعد|مسافه|بمسافه|علي مسافه|(?:لا |ما )?[يت]بعد(?: (?:عن|اكثر من))?|اقل من|حوالي|within|in|under|less than|up to|at most|(?:no|not) more than|max|maximum|about|around|a|an|radius of)'
const FROM = '(?:(?:بعيد(?:ه)? )?(?:من|عن|حول|حوالي)|(?:radius )?(?:of|from|away from|around))'
const NEAR =
  '(?:(?:ال)?(?:قريب|قريبه|قريبين|قريبات|اقرب) (?:من|الي)|(?:ال)?(?:قريب|قريبه|قريبين|قريبات|اقرب)(?= ل\\p{L})|بالقرب من|ب?قرب|حول|حوالي|جنب|near(?: to)?|nearby|close to|next to|around|(?:nearest|closest) to|in the (?:area|vicinity) of)'
const CITY = '(?: (?:مدينه|محافظه|the city of))?'

/** «ضمن 100 كم من», `within 100 km of`, «قريب من». The name of a city follows. */
const PHRASE = phrasePattern(`(?:(?:${AT_MOST} )*(?<km>\\d{1,4}) ${KM} ${FROM}|${NEAR})${CITY}`)
/** What was driven: «ممشى 90 كم من الرياض» is a car in Riyadh. */
const DRIVEN =
  /^(?:و|ب|ال)*(?:ممشي|ممشا|عداد|ماشي|ماشيه|مشت|قاطع|قاطعه|قطعت|مسافت)(?:ها|ه)?$|^(?:mileage|odometer|driven)$/

interface Nearness {
  /** The place of the phrase in the text. */
  from: number
  to: number
  within: number
}

/**
 * Reads how near to a city the car should be, where the text names one city and no other place; everything else is read
 * by `understand`, from the text without the phrase.
 */
export function understandNear(text: string, understand: (text: string) => Understood): Understood {
  const words = readWords(text)
  for (const { from, to, within } of findNearness(words)) {
    const [before, after] = [text.slice(0, from), text.slice(to)]
    const understood = understand(before + after)
    const places = understood.chips.filter(isPlaceChip)
    const [city] = places
    const name = after.trimStart()
    const isMeant = city?.kind === 'city' && !city.excluded && !city.also?.length && name.startsWith(city.text)
    if (places.length !== 1 || !isMeant) continue
    const phrase = text.slice(from, text.length - name.length + city.text.length)
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
  return findPhrases(words, PHRASE).flatMap(({ from, to, groups }): Nearness[] => {
    const within = Number(groups['km'] ?? DEFAULT_DISTANCE)
    if (within < 1 || within > MOST_DISTANCE || DRIVEN.test(words[from - 1]?.text ?? '')) return []
    return [{ from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0, within }]
  })
}
