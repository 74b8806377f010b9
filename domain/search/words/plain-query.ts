import { cutText } from '#domain/text/truncate.ts'
import { QUERY_MAX_LENGTH } from './query-length.ts'

/** Removes control characters and lone surrogates, and truncates to the maximum length. */
export function plainQuery(text: string): string {
  return cutText(text, QUERY_MAX_LENGTH)
    .toWellFormed()
    .replace(/[\p{Cc}\ufffd]/gu, ' ')
    .trim()
}
