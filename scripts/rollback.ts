// npm run rollback   goes back to the release before, on the same data
import { parseArgs } from 'node:util'
import { isWhole } from '#server/platform/releases/own-release.ts'
import { readReleaseState } from '#server/platform/releases/release-state.ts'
import { StartError } from '#server/platform/start-error.ts'
import { runCommand } from './run-command.ts'
import { listContractions } from './upgrading/list-contractions.ts'
import { switchRelease } from './upgrading/switch-release.ts'

function readArguments(): void {
  try {
    parseArgs({ options: {} })
  } catch {
    throw new StartError('Usage: npm run rollback')
  }
}

await runCommand(readArguments, async ({ config, log }) => {
  const { dataDir } = config
  const { current, previous = null } = readReleaseState(dataDir) ?? {}
  if (current === undefined || previous === null || !isWhole(previous)) {
    throw new StartError('There is no release before this one to go back to. Nothing was changed.')
  }
  const contractions = isWhole(current) ? listContractions(current, previous) : []
  if (contractions.length) {
    throw new StartError(
      `The release before cannot run on this database (${contractions.join('; ')}): restore the backup from before the upgrade, see docs/backup.md. Nothing was changed.`,
    )
  }
  const refused = { release: current, reason: 'it was rolled back' }
  await switchRelease(dataDir, { to: previous, previous: null, refused }, log)
})
