import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': String.raw`\u0026`,
  '>': String.raw`\u003e`,
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
}

/**
 * The scripts with the loader data that React Router streams at the end of a page. The data is complete before
 * rendering, so nothing on the page waits for it. Takes the stream out of the entry, so that React Router does not write
 * it too: call it before the page is rendered.
 */
export async function loaderDataScripts(entry: EntryContext, nonce: string | undefined): Promise<string> {
  const { serverHandoffStream: stream } = entry
  if (!stream) return ''
  delete entry.serverHandoffStream
  const data = JSON.stringify(await text(stream)).replaceAll(/[&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign)
  const script = (code: string) => `<script${nonce ? ` nonce="${nonce}"` : ''}>${code}</script>`
  const [enqueue, close] = ['enqueue', 'close'].map((name) => `window.__reactRouterContext.streamController.${name}`)
  return `<!--$-->${script(`${enqueue}(${data});`)}<!--$-->${script(`${close}();`)}<!--/$--><!--/$-->`
}
