import { createHash, randomBytes } from 'node:crypto'

/** A mark that no text of a page can guess: what carries it was written by the pages themselves. */
export const newScriptMark = (): string => randomBytes(16).toString('hex')

/**
 * Takes the marks off a page.
 *
 * @param mark stands in the page as `nonce="…"`
 * @returns the page, and what allows its marked inline scripts in a content security policy (`'sha256-…'`); unlike a
 *   nonce they are the same for all who get this page, so it can be kept as it is
 */
export function takeScriptMarks(html: string, mark: string): { html: string; allowed: string[] } {
  const marked = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>(.*?)</script>`, 'gs')
  const scripts = [...html.matchAll(marked)].map(([, script = '']) => script).filter(Boolean)
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    allowed: scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  }
}
