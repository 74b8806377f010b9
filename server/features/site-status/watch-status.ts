import { MINUTE_MS } from '#domain/durations.ts'
import { judgeParts, type SiteStatus } from '#domain/site-status/judge-parts.ts'
import type { Services } from '#server/context.ts'
import { readCheckStates } from '#server/features/system-checks/public.ts'
import { cached } from '#server/platform/cached.ts'

/** The database is asked once in this time, however many ask. */
const FRESH_MS = MINUTE_MS / 4
/** A database that does not answer within this time is away. */
const PATIENCE_MS = 3000

type Needed = Pick<Services, 'db' | 'clock' | 'mailer' | 'standby'>

/**
 * Tells visitors whether the site works, from the states that the checks of the installation had last, and from whether
 * the database answers.
 */
export function watchStatus(
  { db, clock, mailer, standby }: Needed,
  isSearchReady: () => boolean,
): () => Promise<SiteStatus> {
  let awaySince: string | null = null

  async function look(): Promise<SiteStatus> {
    const now = clock().toISOString()
    const noted = await withinPatience(readCheckStates(db)).catch(() => null)
    awaySince = noted ? null : (awaySince ?? now)
    const isReadOnly = standby?.isPrimaryAway() ?? false
    const seen = { awaySince, isReadOnly, isSearchReady: isSearchReady(), hasMailServer: mailer.hasServer }
    return { parts: judgeParts(noted ?? {}, seen), checked_at: now }
  }

  return cached(look, { freshMs: FRESH_MS, clock })
}

async function withinPatience<Result>(running: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer')), PATIENCE_MS)
  })
  // its own failure after that is nobody's
  running.catch(() => {})
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}
