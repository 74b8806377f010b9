import { hash, randomUUID } from 'node:crypto'

/** A random nonce, which page content cannot guess. Only scripts with it are trusted. */
export const newScriptMark = (): string => randomUUID()

/**
 * Replaces the nonces of a page with hashes.
 * @param mark the nonce of inline scripts, as in `nonce="…"`
 * @returns the page without nonces, and the hashes (`'sha256-…'`) for the Content-Security-Policy. Hashes do not depend
 * on the visitor, so the response can be cached.
 */
export function takeScriptMarks(html: string, mark: string): { html: string; allowed: string[] } {
  const [first = '', ...rest] = html.split(` nonce="${mark}"`)
  let tag = first.slice(first.lastIndexOf('<'))
  const allowed: string[] = []
  for (const part of rest) {
    const begin = part.indexOf('>') + 1
    const script = tag.startsWith('<script') ? part.slice(begin, part.indexOf('</script>', begin)) : ''
    if (script) allowed.push(`'sha256-${hash('sha256', script, 'base64')}'`)
    tag = part.slice(part.lastIndexOf('<'))
  }
  return { html: [first, ...rest].join(''), allowed }
}
