import { Worker } from 'node:worker_threads'
import { invalid } from '#server/platform/fail.ts'
import { programAt } from '#server/platform/root.ts'
import { cleanHtml } from './clean-html.ts'

const PROGRAM = programAt('server/features/articles/paste-worker.ts')
/** Takes a few milliseconds even if it consists of elements alone. */
const MOST_AT_ONCE = 2000
const LONGEST_MS = 20_000
const MOST_MEGABYTES = 512

/**
 * Cleans pasted HTML, in a thread of its own unless it is short. The thread ends if the HTML takes too much time or
 * memory.
 * @throws INVALID_INPUT
 */
export function readPasted(html: string): Promise<{ html: string }> {
  if (html.length <= MOST_AT_ONCE) return Promise.resolve({ html: cleanHtml(html) })
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      workerData: html,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      name: 'paste',
    })
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
    worker.once('message', (cleaned: string) => resolve({ html: cleaned }))
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? invalid('html', 'too_long') : error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(invalid('html', 'too_long'))
    })
  })
}
