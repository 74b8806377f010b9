import { isSlowLine } from '#domain/pictures/line-speed.ts'
import { readLine, receivedFiles } from '#web/platform/browser/line.ts'
import { storedDataSaver, storeDataSaver } from './stored-choice.ts'

/**
 * Notes for an hour if the line is slow, unless the visitor has chosen.
 * @param isAsked whether the browser asks to save data
 * @returns whether pictures shown from now on are to be smaller
 */
export function judgeLine(isAsked: boolean): boolean {
  const stored = storedDataSaver()
  if (stored === 'on' || stored === 'off') return stored === 'on'
  if (!isSlowLine(readLine(), receivedFiles())) return stored === 'slow' || isAsked
  storeDataSaver('slow')
  return true
}
