import { createHash, randomBytes } from 'node:crypto'

/** A mark that no text of a page can guess: what carries it was written by the pages themselves. */
export const newScriptMark = (): string => randomBytes(16).toString('hex')

/**
 * Replaces the nonces of a page by hashes.
 *
 * @param mark the nonce of its inline scripts, as in `nonce="…"`
 * @returns the page without nonces, and the hashes (`'sha256-…'`) for its Content-Security-Policy. Hashes are the same
 *   for every visitor, so the response can be cached.
 */
export function takeScriptMarks(html: string, mark: string): { html: string; allowed: string[] } {
  const marked = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>(.*?)</script>`, 'gs')
  const scripts = [...html.matchAll(marked)].map(([, script = '']) => script).filter(Boolean)
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    allowed: scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  }
}
