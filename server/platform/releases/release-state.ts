import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson, replaceFile } from '#server/platform/files/replace-file.ts'

const ReleaseState = z.object({
  /** The folder of the release that runs, or is to run. */
  current: z.string(),
  /** The folder of the one before, to which `npm run rollback` goes back. */
  previous: z.string().nullable(),
  /** A release that was rolled back or did not start, and why: `npm start` does not start it. */
  refused: z.object({ release: z.string(), reason: z.string() }).nullable(),
})
export type ReleaseState = z.output<typeof ReleaseState>

const RunningServer = z.object({
  pid: z.int(),
  /** Null if the server does not run from the folder of a release, so that it cannot change to another one. */
  release: z.string().nullable(),
})
export type RunningServer = z.output<typeof RunningServer>

export const releaseStateIn = (dataDir: string): string => join(dataDir, 'release.json')
const runningServerIn = (dataDir: string): string => join(dataDir, 'running.json')

export const readReleaseState = (dataDir: string): ReleaseState | null =>
  readJson(releaseStateIn(dataDir), ReleaseState)

export const writeReleaseState = (dataDir: string, state: ReleaseState): void =>
  replaceFile(releaseStateIn(dataDir), JSON.stringify(state))

/** Notes that a server is ready. It forgets that when it stops. */
export function noteRunningServer(dataDir: string, running: RunningServer): void {
  replaceFile(runningServerIn(dataDir), JSON.stringify(running))
}

export const forgetRunningServer = (dataDir: string): void => rmSync(runningServerIn(dataDir), { force: true })

/** The server that is ready for requests on this machine; null if there is none. */
export function findRunningServer(dataDir: string): RunningServer | null {
  const noted = readJson(runningServerIn(dataDir), RunningServer)
  if (!noted) return null
  try {
    process.kill(noted.pid, 0)
    return noted
  } catch {
    return null
  }
}
