import { setTimeout as wait } from 'node:timers/promises'
import { findRunningServer, readReleaseState, writeReleaseState } from '#server/platform/releases/release-state.ts'
import { StartError } from '#server/platform/start-error.ts'

const LOOK_MS = 100
/** More than a release has for its start, and for the way back. */
const MOST_MS = 150_000

export interface Switch {
  /** The release that is to run. */
  to: string
  /** The one to which `npm run rollback` goes back afterwards. */
  previous: string | null
  refused: { release: string; reason: string } | null
}

/** Lets the server run another release, and waits for it. */
export async function switchRelease(
  dataDir: string,
  { to, previous, refused }: Switch,
  log: (text: string) => void,
): Promise<void> {
  const running = findRunningServer(dataDir)
  writeReleaseState(dataDir, { current: to, previous, refused })
  if (!running) return log('start the site: npm start')
  if (running.release === null) return log('stop the site, and start it again: npm start')
  log('the site changes over, requests wait meanwhile…')
  const started = performance.now()
  while (performance.now() - started < MOST_MS) {
    if (findRunningServer(dataDir)?.release === to)
      return log(`the site runs ${to}, after ${((performance.now() - started) / 1000).toFixed(1)} s`)
    const state = readReleaseState(dataDir)
    if (state?.refused?.release === to) {
      throw new StartError(
        `${to} did not start: ${state.refused.reason} The site runs the release before; its data are as they were, in a database that both can use.`,
      )
    }
    await wait(LOOK_MS)
  }
  throw new StartError(`The site does not run: start it by npm start, and look at what it prints.`)
}
