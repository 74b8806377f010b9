import { Worker } from 'node:worker_threads'
import { programAt } from '#server/platform/root.ts'
import { TableRefused } from './table-refused.ts'
import type { WorkbookAnswer, WorkbookSheet, WorkbookTask } from './workbook-sheet.ts'

const PROGRAM = programAt('server/platform/tables/workbook-worker.ts')
const LONGEST_MS = 20_000
/** A few bytes may describe a sheet of a million rows. */
const MOST_MEGABYTES = 512

/**
 * Reads the visible sheets of a workbook in a thread of its own, which ends if the workbook takes too much time or
 * memory.
 * @throws TableRefused
 */
export function readWorkbook(task: WorkbookTask): Promise<WorkbookSheet[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
      name: 'workbook',
    })
    const timer = setTimeout(() => void worker.terminate(), LONGEST_MS)
    worker.once('message', (answer: WorkbookAnswer) => {
      if ('fault' in answer) reject(new TableRefused(answer.fault))
      else resolve(answer.sheets)
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TableRefused('too_large') : error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      reject(new TableRefused('too_large'))
    })
  })
}
