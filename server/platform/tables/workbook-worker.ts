import { parentPort, workerData } from 'node:worker_threads'
import { parseWorkbook } from './parse-workbook.ts'
import { TableRefused } from './table-refused.ts'
import type { WorkbookAnswer, WorkbookTask } from './workbook-sheet.ts'

// The worker thread that parses one workbook. Any other failure ends it.

const answer: WorkbookAnswer = await parseWorkbook(workerData as WorkbookTask).then(
  (sheets) => ({ sheets }),
  (error: unknown) => {
    if (error instanceof TableRefused) return { fault: error.fault }
    throw error
  },
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
parentPort?.postMessage(answer)
