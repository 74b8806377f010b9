// npm start   starts the built server, from a folder that later builds leave alone
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { becomeRelease } from '#server/platform/releases/change-release.ts'
import { isWhole } from '#server/platform/releases/own-release.ts'
import { readReleaseState } from '#server/platform/releases/release-state.ts'
import { ROOT } from '#server/platform/root.ts'
import { describeStartError } from '#server/platform/start-error.ts'
import { keepRelease, pruneReleases } from './keep-release.ts'

/** In a folder that cannot be written, as in a container, nothing is built later either. */
function inPlace(error: { code?: string }): string {
  if (error.code === 'EROFS' || error.code === 'EACCES') return fileURLToPath(ROOT)
  throw error
}

const dataDir = resolve(process.env.DATA_DIR || '.data')
try {
  const built = await keepRelease().catch(inPlace)
  const state = readReleaseState(dataDir)
  await pruneReleases([built, state?.current, state?.previous])
  const isRefused = state?.refused?.release === built && state.current !== built && isWhole(state.current)
  if (isRefused) {
    console.log(
      `sayyad: starting ${state.current}, not ${built} (${state.refused?.reason}). npm run upgrade tries that again`,
    )
  }
  becomeRelease(isRefused ? state.current : built, null)
} catch (error) {
  console.error(describeStartError(error, dataDir))
  process.exitCode = 1
}
