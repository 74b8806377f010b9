import { existsSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import { isWhole, OWN_RELEASE } from './own-release.ts'
import { readReleaseState, releaseStateIn, writeReleaseState } from './release-state.ts'

/** The release that goes on if this one does not start. Set while one takes the place of another. */
const FALLBACK = 'SAYYAD_FALLBACK_RELEASE'
const LOOK_MS = 250
/** Time within which a release that takes the place of another one must be ready. */
const START_MS = 60_000

/** Calls back once when another release than this one is to run. */
export function watchReleases(dataDir: string, onOther: (release: string) => void): void {
  if (OWN_RELEASE === null) return
  const path = releaseStateIn(dataDir)
  function look(): void {
    const wanted = readReleaseState(dataDir)?.current
    if (wanted === undefined || wanted === OWN_RELEASE || !isWhole(wanted)) return
    unwatchFile(path, look)
    onOther(wanted)
  }
  watchFile(path, { interval: LOOK_MS, persistent: false }, look)
  look()
}

/** Puts another release in the place of this process, which keeps its ID and its port. Does not return. */
export function becomeRelease(release: string, fallback: string | null): never {
  const { [FALLBACK]: _former, ...env } = process.env
  const own = join(release, 'node_modules', '.bin', 'node')
  const node = existsSync(own) ? own : process.execPath
  return becomeProgram(
    node,
    [join(release, 'build/server/main.js')],
    fallback === null ? env : { ...env, [FALLBACK]: fallback },
  )
}

/** Starts the server anew in this process. Does not return. */
export const startAnew = (): never => becomeProgram(process.execPath, process.argv.slice(1), process.env)

function becomeProgram(node: string, program: readonly string[], env: NodeJS.ProcessEnv): never {
  // what these hold is in the environment already
  const options = process.execArgv.filter((option) => !option.startsWith('--env-file'))
  process.execve?.(node, [node, ...options, ...program], env)
  throw new StartError('The server cannot be replaced while it runs: stop it, and start it again.')
}

/**
 * Notes that a release starts, and gives up on one that takes the place of another if it is not ready in time.
 * @returns records that it is ready: it is the one that runs, and needs no other to fall back to
 */
export function beginRelease(dataDir: string, giveUp: (error: StartError) => void): () => void {
  const before = readReleaseState(dataDir)
  const late = () => giveUp(new StartError(`It was not ready after ${START_MS / 1000} s.`))
  const timer = process.env[FALLBACK] === undefined ? undefined : setTimeout(late, START_MS).unref()
  return () => {
    clearTimeout(timer)
    delete process.env[FALLBACK]
    const state = readReleaseState(dataDir)
    // another one may be wanted meanwhile, or this one already
    if (OWN_RELEASE === null || state?.current !== before?.current || state?.current === OWN_RELEASE) return
    const { current: previous = null, refused = null } = state ?? {}
    writeReleaseState(dataDir, { current: OWN_RELEASE, previous, refused })
  }
}

/** Goes back to the release before, if this one was put in its place and does not start. Does not return then. */
export function fallBack(dataDir: string, reason: string): void {
  const fallback = process.env[FALLBACK]
  if (fallback === undefined || OWN_RELEASE === null) return
  console.error('sayyad: this release did not start, the one before it goes on…')
  writeReleaseState(dataDir, { current: fallback, previous: null, refused: { release: OWN_RELEASE, reason } })
  becomeRelease(fallback, null)
}
