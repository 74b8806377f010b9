/** Marks without a glyph, which messengers put around links. */
const MARKS = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Paths end with a letter, a digit or a slash. */
const AFTER_PATH = /[^\p{L}\p{N}\p{M}/]+$/u
/** Values may also end with the signs of tokens and cursors. */
const AFTER_VALUE = /[^\p{L}\p{N}\p{M}_=-]+$/u
/** The next word, without a space between, after a whole id on a page of that id. Ids have a fixed length. */
const AFTER_ID =
  /(?<=^\/(?:car|seller|my-ads\/edit|my-ads\/promote|admin\/cars\/edit|admin\/users)\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?!\/)(?!\.data$).+$/isu
/** Arabic words after the last part of an address, which has only Latin letters and digits. */
const AFTER_LATIN_PART = /(?<=\/[\w-]+)\p{Script=Arabic}[^/]*$/su
const AFTER_LATIN_VALUE = /(?<=^[\w.,=-]+)\p{Script=Arabic}.*$/su
/** What a person searches for may end with any sign: `"كامري"`. */
const TYPED: readonly string[] = ['q', 'text']

/**
 * An address without the punctuation, the invisible marks and the words of the message that it was copied from.
 * @param address path and query string
 * @returns null if there are none
 */
export function cleanAddress(address: string): string | null {
  const at = address.indexOf('?')
  const path = at < 0 ? address : address.slice(0, at)
  const query = at < 0 ? '' : cleanQuery(address.slice(at + 1))
  const cleaned = (cleanPath(path) ?? path) + (query && `?${query}`)
  return cleaned === address ? null : cleaned
}

function cleanPath(path: string): string | null {
  const text = decoded(path)
  const cleaned = text
    ?.replaceAll(MARKS, '')
    .replace(AFTER_ID, '')
    .replace(AFTER_LATIN_PART, '')
    .replace(AFTER_PATH, '')
  // a path that begins with two slashes would be another host
  return cleaned === undefined || cleaned === text ? null : encodeURI(cleaned.replace(/^[/\\]+/, '/') || '/')
}

/** Cleans the last value, to which the rest of a message may be glued. */
function cleanQuery(query: string): string {
  const begin = query.lastIndexOf('&') + 1
  const [name = '', ...values] = query.slice(begin).split('=')
  const value = decoded(values.join('=').replaceAll('+', ' '))
  const cleaned = value?.replaceAll(MARKS, '').replace(AFTER_LATIN_VALUE, '').replace(AFTER_VALUE, '')
  if (!cleaned || cleaned === value || TYPED.includes(name)) return query
  return `${query.slice(0, begin)}${name}=${encodeURIComponent(cleaned)}`
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
