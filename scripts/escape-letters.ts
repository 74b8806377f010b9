const OUTSIDE = /[\u0080-\uffff]/g
/** A backslash before such a character would become part of its escape. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\[\u0080-\uffff]/
/** `\u0639` has five characters more than the letter. */
const GROWTH = 5
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Escapes all characters outside ASCII in code.
 * @param mappings of the source map of the code
 */
export function withEscapes(code: string, mappings: string): { code: string; mappings: string } {
  if (ESCAPED.test(code)) throw new Error('A character outside ASCII follows a backslash')
  const mapped = mappings.split(';')
  const lines = code.split('\n').map((line, at) => {
    if (line.search(OUTSIDE) === -1) return line
    mapped[at] = moved(mapped[at] ?? '', line)
    return line.replace(OUTSIDE, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  })
  return { code: lines.join('\n'), mappings: mapped.join(';') }
}

/** Moves the columns of a line's mappings by the escapes before them. */
function moved(segments: string, line: string): string {
  if (!segments) return segments
  let column = 0
  return segments
    .split(',')
    .map((segment) => {
      const { value, rest } = readNumber(segment)
      const grown = GROWTH * (line.slice(column, column + value).match(OUTSIDE)?.length ?? 0)
      column += value
      return writeNumber(value + grown) + rest
    })
    .join(',')
}

/** The first number of a segment, in base 64 with the lowest digit first; its lowest bit is the sign. */
function readNumber(segment: string): { value: number; rest: string } {
  let [value, shift, at] = [0, 0, 0]
  for (let digit = 32; digit & 32; at += 1, shift += 5) {
    digit = DIGITS.indexOf(segment.charAt(at))
    value |= (digit & 31) << shift
  }
  return { value: value >> 1, rest: segment.slice(at) }
}

function writeNumber(value: number): string {
  let [left, text] = [value << 1, '']
  do {
    const digit = left & 31
    left >>= 5
    text += DIGITS.charAt(left ? digit | 32 : digit)
  } while (left)
  return text
}
