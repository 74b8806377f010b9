import { parentPort, workerData } from 'node:worker_threads'
import { cleanHtml } from './clean-html.ts'

// The worker thread that cleans one pasted text. Any failure ends it.

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
parentPort?.postMessage(cleanHtml(workerData as string))
