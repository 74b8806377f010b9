/** Limits and counts of texts that count UTF-16 units, by which most emoji are two letters. */
const UNITS = [
  /(?<!['\w])maxLength(?==|:)/,
  // `[...text].length` counts code points, as textLength does in the one place that says so
  /\[\.\.\.[\w.()]+\]\.length\b/,
  /\bArray\.from\([\w.()]+\)\.length\b/,
  /\.length\s*[<>]=?\s*(?:LONGEST_\w+|MOST_\w*LETTERS|\w*MAX_LENGTH)\b/,
  /\bcount:[^,})]*\b(?:text|note|value|typed|content|words|name|description|title|reason)\b[?.\w()]*\.length\b/,
]
const OF_TEXT = /^(?:\w*Text|OneLine|z\.(?:string|url|email|base64url))\b|\.(?:trim|normalize|toLowerCase)\b/
/** One is the same in all units. */
const LIMIT = /\.\s*(?:max\(|min\((?![01]\b)|length\()/g

/** Finds limits of texts that do not go through `atMost`, `atLeast`, `textLength` and the `most` of fields. */
export function textLimits(source: string): { text: string; line: number }[] {
  const lines = source.split('\n')
  const inLines = lines.flatMap((text, at) => (UNITS.some((unit) => unit.test(text)) ? [{ text, line: at + 1 }] : []))
  const inChains = [...source.matchAll(LIMIT)]
    .filter(({ index }) => OF_TEXT.test(chainBefore(source, index)))
    .map(({ index }) => source.slice(0, index).split('\n').length)
    .map((line) => ({ text: lines[line - 1] ?? '', line }))
  return [...inLines, ...inChains].map(({ text, line }) => ({ text: text.trim(), line }))
}

/** The names in the expression before a dot, without the arguments of its calls. */
function chainBefore(source: string, end: number): string {
  let at = end
  const names: string[] = []
  for (;;) {
    while (/\s/.test(source[at - 1] ?? '')) at -= 1
    if (source[at - 1] === ')') at = openingOf(source, at - 1)
    const last = at
    while (/\w/.test(source[at - 1] ?? '')) at -= 1
    names.unshift(source.slice(at, last))
    const dot = /\.\s*$/.exec(source.slice(0, at))
    if (!dot) return names.join('.')
    at = dot.index
  }
}

function openingOf(source: string, closing: number): number {
  let depth = 0
  for (let at = closing; at > 0; at -= 1) {
    if (source[at] === ')') depth += 1
    if (source[at] === '(' && --depth === 0) return at
  }
  return 0
}
