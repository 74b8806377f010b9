import { latinDigits } from '#domain/text/latin-digits.ts'

/** Characters between the digits of a written phone number. */
const GAP = String.raw`[\s.\-_()·]{0,3}`
const digits = (count: string) => `(?:${GAP}\\d){${count}}`
/** Excludes years, prices and dates. */
const PHONES = [
  `(?:\\+|00)${digits('9,15')}`,
  `9${GAP}6${GAP}6${digits('9')}`,
  // mobile or landline
  `0${GAP}[15]${GAP}\\d[/]?${digits('7')}`,
  String.raw`5\d{8}(?!\d)`,
  `9${GAP}2${GAP}0${GAP}0${digits('5')}`,
  `8${GAP}0${GAP}0${digits('7')}`,
]
/** A phone number that is not part of a longer number or a date. */
const PHONE = new RegExp(String.raw`(?<!\d)(?<!\d[./-])(?:${PHONES.join('|')})`)
const LINK =
  /https?:|www\.|\b(?:t|wa)\.me\b|\b[a-z0-9-]{2,}\.(?:com|net|org|sa|me|app|shop|store|link)\b|@[a-z0-9_.]{3,}/i
const INVISIBLE = /\p{Cf}/gu

/** Whether a text contains a phone number, in digits of any script and grouping. */
export const hasPhone = (text: string): boolean => PHONE.test(readable(text))

/** Whether a text contains a URL, an email address or an account of another service. */
export const hasLink = (text: string): boolean => LINK.test(text)

/** A text with a mark in place of each phone number, URL, email address and account of another service. */
export function withoutContacts(text: string, mark: string): string {
  let left = text
  // what stood on both sides of one may be another
  while (hasPhone(left) || hasLink(left)) {
    if (!PHONE.test(left) && hasPhone(left)) left = readable(left)
    left = left
      .split(/(\s+)/)
      .map((part) => (hasLink(part) ? mark : part))
      .join('')
      .replace(PHONE, mark)
  }
  return left
}

const readable = (text: string): string => latinDigits(text.normalize('NFKC').replaceAll(INVISIBLE, ''))
