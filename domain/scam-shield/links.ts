/** A part of a text. */
export interface Span {
  start: number
  end: number
}

/**
 * Top-level domains of shops, payment services and URL shorteners. A dot before other words is a full stop without
 * a space.
 */
const DOMAINS =
  'com|net|org|info|sa|ae|eg|kw|qa|top|xyz|shop|store|click|link|site|online|app|me|io|co|ly|gl|gle|be|cc|ru|cn|tk|live|pro|vip|icu|dev|page|goo'
const LINK = new RegExp(
  // also spellings that avoid filters: `site[.]com`, `site dot com`
  String.raw`(?<![\w@.-])[\w-]+(?:\s?[[(]\.[\])]\s?|\s(?:dot|دوت)\s)(?:${DOMAINS})(?![\w@-])|(?<![\w@.-])(?:(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>«»"]+|(?:[a-z0-9-]+\.)+(?:${DOMAINS})(?![\w@-])(?:\/[^\s<>«»"]*)?)`,
  'gi',
)
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g
const HOST = /^(?:h(?:tt|xx)ps?:\/\/)?(?:[^/@\s]*@)?([^/:?#\s]+)/i

const spansOf = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }))

/**
 * Links to other sites.
 * @param ownHost the host of this site
 */
export function foreignLinks(text: string, ownHost: string): Span[] {
  return spansOf(text, LINK).filter(
    ({ start, end }) => HOST.exec(text.slice(start, end))?.[1]?.toLowerCase() !== ownHost.toLowerCase(),
  )
}

export const emailAddresses = (text: string): Span[] => spansOf(text, EMAIL)
