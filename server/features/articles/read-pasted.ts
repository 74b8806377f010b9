import { Worker } from 'node:worker_threads'
import { invalid } from '#server/platform/fail.ts'
import { programAt } from '#server/platform/root.ts'
import { cleanHtml } from './clean-html.ts'
import { cleansHostile } from './cleans-hostile.ts'

const PROGRAM = programAt('server/features/articles/paste-worker.ts')
/** Takes a few milliseconds even if it consists of elements alone. */
const MOST_AT_ONCE = 2000
const LONGEST_MS = 20_000
const MOST_MEGABYTES = 512

interface Options {
  /** Cleans short HTML, and is tested at the first call. */
  clean: (html: string) => string
  longestMs: number
}

/**
 * Creates the function that cleans pasted HTML, in a thread of its own unless it is short. The thread ends if the HTML
 * takes too much time or memory. If hostile HTML passes, nothing is cleaned at all.
 */
export function createPasteReader({ clean, longestMs }: Options) {
  let isSafe: boolean | undefined
  /** @throws INVALID_INPUT */
  return async (html: string): Promise<{ html: string }> => {
    isSafe ??= cleansHostile(clean)
    if (!isSafe) throw new Error('The sanitiser lets hostile HTML pass: pasting is off')
    return { html: html.length <= MOST_AT_ONCE ? clean(html) : await cleanInThread(html, longestMs) }
  }
}

function cleanInThread(html: string, longestMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      workerData: html,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      name: 'paste',
    })
    const timer = setTimeout(() => void worker.terminate(), longestMs)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? invalid('html', 'too_long') : error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(invalid('html', 'too_long'))
    })
  })
}

export const readPasted = createPasteReader({ clean: cleanHtml, longestMs: LONGEST_MS })
