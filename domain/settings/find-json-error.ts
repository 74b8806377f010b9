/** Position of a syntax error; line and column count from one. */
export interface JsonError {
  line: number
  column: number
}

/**
 * Locates the first syntax error; null if the text is valid JSON. Browsers report positions differently, so their
 * errors are not used.
 */
export function findJsonError(text: string): JsonError | null {
  try {
    JSON.parse(text)
    return null
  } catch {
    const before = text.slice(0, failsAt(text)).split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
}

const SPACE = /[ \t\r\n]*/y
const SCALAR =
  /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
const NAME = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy

/**
 * What may come next: a value, a member name, or what follows a value. The variants with `end` also allow the list
 * or object to close.
 */
type Next = 'value' | 'value_or_end' | 'name' | 'name_or_end' | 'colon' | 'after'

/** The index of the first character that is invalid. */
function failsAt(text: string): number {
  const open: ('{' | '[')[] = []
  let next: Next = 'value'
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const [found] = pattern.exec(text) ?? []
    at += found?.length ?? 0
    return found !== undefined
  }
  for (;;) {
    take(SPACE)
    const sign = text[at]
    const closes = sign !== undefined && sign === (open.at(-1) === '{' ? '}' : ']') && open.length > 0
    if (closes && (next === 'after' || next.endsWith('_or_end'))) {
      open.pop()
      next = 'after'
      at += 1
    } else if (next.startsWith('value') && (sign === '{' || sign === '[')) {
      open.push(sign)
      next = sign === '{' ? 'name_or_end' : 'value_or_end'
      at += 1
    } else if (next.startsWith('value') && take(SCALAR)) next = 'after'
    else if (next.startsWith('name') && take(NAME)) next = 'colon'
    else if (next === 'colon' && sign === ':') {
      next = 'value'
      at += 1
    } else if (next === 'after' && sign === ',' && open.length > 0) {
      next = open.at(-1) === '{' ? 'name' : 'value'
      at += 1
    } else return at
  }
}
