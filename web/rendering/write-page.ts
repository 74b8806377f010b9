import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

export interface PageOptions {
  nonce: string | undefined
  /** Maximum time for suspended parts, in milliseconds. */
  waits: number
  onError: (error: unknown) => void
}

/** React's markers of suspended parts. */
const HOLES = ['<!--$!-->', '<!--$?-->']

/**
 * Renders a page to HTML. Synchronous rendering uses a third less CPU time than streaming. A page that suspends or
 * fails is rendered again as a stream, which waits for suspended parts and reports errors.
 */
export async function writePage(page: ReactNode, options: PageOptions): Promise<string> {
  const html = atOnce(page)
  return html === null || HOLES.some((hole) => html.includes(hole)) ? asStream(page, options) : html
}

function atOnce(page: ReactNode): string | null {
  try {
    return `<!DOCTYPE html>${renderToString(page)}`
  } catch {
    return null
  }
}

function asStream(page: ReactNode, { nonce, waits, onError }: PageOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(late)
        resolve(Buffer.concat(chunks).toString())
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // all data is loaded before rendering, so streaming would gain nothing
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError,
    })
    const late = setTimeout(abort, waits).unref()
  })
}
