import { parseSegment } from '#domain/backups/wal-segments.ts'
import type { WholeBase } from '../archive/read-base.ts'
import { BackupRefused } from '../format/backup-format.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import type { ChosenBase } from './choose-base.ts'
import { extractBase, type Extracted } from './extract-base.ts'

interface Choice extends Extracted {
  until: Date | null
  /** Removes what was written of one that cannot be used. */
  remove: () => Promise<void>
  log: (text: string) => void
}

/** Writes the newest base backup that can be used. An older one reaches the same time. @throws BackupRefused */
export async function extractNewest(
  place: BackupPlace,
  candidates: readonly ChosenBase[],
  { until, remove, log, ...extracted }: Choice,
): Promise<{ chosen: ChosenBase; base: WholeBase }> {
  let first: BackupRefused | undefined
  for (const chosen of candidates) {
    const { name, time } = chosen.base
    log(`reading the base backup of ${time.toISOString()}…`)
    try {
      const base = await extractBase(place, name, extracted)
      if (isUsable(base, chosen, until)) return { chosen, base }
      throw new BackupRefused('No base backup had ended before that time. Nothing was changed.', {
        reason: 'too_early',
        reaches_at: new Date(base.manifest.ended_at),
      })
    } catch (error) {
      await remove()
      if (!(error instanceof BackupRefused)) throw error
      first ??= error
      log(`${name} cannot be used`)
    }
  }
  throw first ?? new BackupRefused('There is no base backup. Nothing was changed.')
}

/** The cluster is consistent once the log up to the end of the base backup is applied. */
function isUsable({ manifest }: WholeBase, { chain }: ChosenBase, until: Date | null): boolean {
  const stop = parseSegment(manifest.stop_segment)?.number ?? Infinity
  const hasEnded = until === null || new Date(manifest.ended_at) <= until
  return hasEnded && chain.segments.some(({ number }) => number >= stop)
}
