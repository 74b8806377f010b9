import type { LineMeasure, ReceivedFile } from '#domain/pictures/line-speed.ts'

interface Connection extends LineMeasure {
  saveData?: boolean
}

/** What the browser says about the line. Chromium alone says something. */
export const readLine = (): LineMeasure => connection() ?? {}

/** Whether the browser says that it asks sites to save data. */
export const asksToSaveData = (): boolean => connection()?.saveData === true

const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection

/** Requests of scripts: their answers may wait for the server. */
const BY_SCRIPTS = /^(?:beacon|fetch|xmlhttprequest)$/

/** The files of the site that this page has received over the network. */
export function receivedFiles(): ReceivedFile[] {
  return resourceTimings()
    .filter(
      ({ name, initiatorType, transferSize, responseStart }) =>
        name.startsWith(`${location.origin}/`) &&
        !BY_SCRIPTS.test(initiatorType) &&
        transferSize > 0 &&
        responseStart > 0,
    )
    .map(({ encodedBodySize, responseStart, responseEnd }) => ({
      bytes: encodedBodySize,
      from: responseStart,
      to: responseEnd,
    }))
}

/** The size in bytes of a file that this page has received or found in its cache; null if the browser does not know. */
export const receivedSize = (url: string): number | null =>
  resourceTimings(url).find(({ encodedBodySize }) => encodedBodySize > 0)?.encodedBodySize ?? null

function resourceTimings(url?: string): PerformanceResourceTiming[] {
  try {
    const timings = url ? performance.getEntriesByName(url, 'resource') : performance.getEntriesByType('resource')
    return timings as PerformanceResourceTiming[]
  } catch {
    return []
  }
}
