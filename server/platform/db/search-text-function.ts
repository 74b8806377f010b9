import { ARABIC_DIGITS, DAMAGE, LETTERS, MARKS } from '#domain/text/normalise-text.ts'

/**
 * The SQL that creates the equivalent of `searchText`, except that it keeps punctuation: words of a query have none, so
 * whether a text contains them is the same. After a change of the rules a migration replaces the function and the
 * stored columns that call it; `search-text.test.ts` fails without it.
 */
export function searchTextFunction(): string {
  const letters = Object.entries(LETTERS)
  const single = letters.filter(([, plain]) => plain.length === 1)
  const digits = charactersOf(ARABIC_DIGITS)
  const from = `${single.map(([letter]) => letter).join('')}${digits.join('')}ء`
  const to = `${single.map(([, plain]) => plain).join('')}${digits.map((_, at) => at % 10).join('')}`
  const lower = letters
    .filter(([, plain]) => plain.length > 1)
    .reduce((text, [letter, plain]) => `replace(${text}, '${letter}', '${plain}')`, 'lower(normalize($1, NFKD))')
  return `CREATE OR REPLACE FUNCTION search_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(regexp_replace(${lower}, '[${rangesOf(MARKS, DAMAGE)}]', '', 'g'), '${from}', '${to}')
$$`
}

/** All characters that a pattern matches, except surrogates and NUL, which PostgreSQL does not store. */
function charactersOf(...patterns: RegExp[]): string[] {
  const wanted = patterns.map(({ source, flags }) => new RegExp(source, flags.replace('g', '')))
  return Array.from({ length: 0x10ffff }, (_, code) => String.fromCodePoint(code + 1)).filter(
    (character) => character.isWellFormed() && wanted.some((pattern) => pattern.test(character)),
  )
}

/** The same as ranges of a bracket expression, since regular expressions of PostgreSQL have no Unicode properties. */
function rangesOf(...patterns: RegExp[]): string {
  const ranges: [from: number, to: number][] = []
  for (const character of charactersOf(...patterns)) {
    const code = character.codePointAt(0) ?? 0
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => (from === to ? escaped(from) : `${escaped(from)}-${escaped(to)}`)).join('')
}

const escaped = (code: number): string =>
  code > 0xffff ? `\\U${code.toString(16).padStart(8, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`
