import { latinDigits } from '#domain/text/latin-digits.ts'
import { findScams } from './find-scams.ts'

/** Codes of banks, Absher and Nafath; not years, nor prices with separators. */
const CODE = /(?<![\d.,٬٫])\d{4,8}(?![\d.,٬٫])/
/** How many of the latest messages count as the question. */
const RECENT = 10

/**
 * Whether a text may contain a code that one of the received messages asked for.
 * @param received latest last
 */
export const givesCode = (text: string, received: readonly string[], ownHost: string): boolean =>
  CODE.test(latinDigits(text)) &&
  received.slice(-RECENT).some((one) => findScams(one, ownHost).some(({ kind }) => kind === 'code_request'))
