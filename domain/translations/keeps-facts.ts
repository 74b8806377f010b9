import { emailAddresses, foreignLinks } from '#domain/scam-shield/links.ts'
import { latinDigits } from '#domain/text/latin-digits.ts'
import { textLength } from '#domain/text/text-length.ts'

const NUMBER = /\d+(?:[.,\u066b\u066c]\d+)*/g
const THOUSANDS = /[,\u066c](?=\d{3}(?!\d))/g
const MARKUP = /[<>`{}[\]|*_#\\]/gu
const ROOM = 200
const MOST_TIMES = 3

/** The numbers of a text in any digits, without separators, sorted. */
export const numbersIn = (text: string): string[] =>
  (latinDigits(text).match(NUMBER) ?? [])
    .map((number) =>
      number
        .replaceAll(THOUSANDS, '')
        .replaceAll('\u066b', '.')
        .replace(/^0+(?=\d)/, '')
        .replaceAll(',', '.'),
    )
    .toSorted()

/**
 * Whether a translation has exactly the numbers of the original, and no link, address or markup that is not in it. So it
 * cannot change a price, a mileage or a phone number.
 */
export function keepsFacts(original: string, translation: string): boolean {
  if (translation.trim() === '' || textLength(translation) > textLength(original) * MOST_TIMES + ROOM) return false
  if (numbersIn(original).join(' ') !== numbersIn(translation).join(' ')) return false
  const waysOut = [...foreignLinks(translation, ''), ...emailAddresses(translation)]
  return (
    waysOut.every(({ start, end }) => original.includes(translation.slice(start, end))) &&
    (translation.match(MARKUP) ?? []).every((sign) => original.includes(sign))
  )
}
