import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

interface Options {
  nonce: string | undefined
  /** How long parts that load themselves may take, in milliseconds. */
  waits: number
  onError: (error: unknown) => void
}

/** In place of a part that is not here: React leaves it to the browser, or would go on with it later. */
const HOLES = ['<!--$!-->', '<!--$?-->']

/**
 * Renders a page as text. At once, which costs a third less than a stream; what suspends or fails is rendered anew as a
 * stream, which waits for it and reports errors.
 */
export async function writePage(page: ReactNode, options: Options): Promise<string> {
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

function asStream(page: ReactNode, { nonce, waits, onError }: Options): Promise<string> {
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
      // no loader hands out anything unfinished, so there is nothing to stream
      onAllReady: () => pipe(body),
      onShellError: reject,
      onError,
    })
    const late = setTimeout(abort, waits).unref()
  })
}
