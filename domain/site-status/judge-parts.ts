import type { CheckState, SystemCheck } from '#domain/system-checks/judge-checks.ts'

/** What visitors use, most important first, with the checks of the installation that tell its state. */
const CHECKS_OF = {
  data: ['database', 'migrations'],
  search: [],
  pictures: ['pictures', 'picture_errors'],
  live: ['sockets'],
  mail: ['mail', 'job_queue'],
} as const satisfies Record<string, readonly SystemCheck[]>

export type SitePart = keyof typeof CHECKS_OF
export const SITE_PARTS = Object.keys(CHECKS_OF) as SitePart[]

/** `off`: the site was set up without it. */
export type PartState = 'works' | 'partly' | 'down' | 'off' | 'unknown'

export interface JudgedPart {
  part: SitePart
  state: PartState
  /** When the state began, in ISO format; null if unknown. */
  since: string | null
}

export interface SiteStatus {
  parts: JudgedPart[]
  /** When it was last looked, in ISO format. */
  checked_at: string
}

interface Seen {
  /** Since when the database is away, in ISO format; null while it answers. */
  awaySince: string | null
  /** Whether a standby answers in place of the database, which stores nothing. */
  isReadOnly: boolean
  isSearchReady: boolean
  hasMailServer: boolean
}

type Noted = Partial<Record<SystemCheck, { state: CheckState; since: string }>>

const STATES: Record<CheckState, PartState> = { fine: 'works', warning: 'partly', failing: 'down', unknown: 'unknown' }
/** The worst state decides; what could not be checked says nothing about the rest. */
const WORST_FIRST: readonly CheckState[] = ['failing', 'warning', 'fine']

/** @param noted the states of the checks that a job noted last */
export function judgeParts(noted: Noted, seen: Seen): JudgedPart[] {
  return SITE_PARTS.map((part) => ({ part, ...judgePart(part, noted, seen) }))
}

function judgePart(part: SitePart, noted: Noted, seen: Seen): Omit<JudgedPart, 'part'> {
  const { awaySince, isReadOnly, isSearchReady, hasMailServer } = seen
  if (part === 'mail' && !hasMailServer) return { state: 'off', since: null }
  if (awaySince !== null) {
    const isOfDatabase = part === 'data' || part === 'search'
    return isOfDatabase ? { state: 'down', since: awaySince } : { state: 'unknown', since: null }
  }
  if (part === 'data' && isReadOnly) return { state: 'partly', since: null }
  if (part === 'search') return { state: isSearchReady ? 'works' : 'partly', since: null }
  const found = CHECKS_OF[part].flatMap((check) => noted[check] ?? [])
  const worst = WORST_FIRST.find((state) => found.some((one) => one.state === state))
  if (worst === undefined) return { state: part === 'data' ? 'works' : 'unknown', since: null }
  const [since = null] = found
    .filter(({ state }) => state === worst)
    .map((one) => one.since)
    .toSorted((a, b) => (a < b ? -1 : 1))
  // a database that answers is not down, whatever was noted minutes ago
  if (part === 'data' && worst === 'failing') return { state: 'partly', since }
  return { state: STATES[worst], since }
}

/** The state of the whole site: what it cannot do without decides. */
export function judgeSite(parts: readonly JudgedPart[]): 'works' | 'partly' | 'down' {
  if (parts.some(({ part, state }) => part === 'data' && state === 'down')) return 'down'
  return parts.some(({ state }) => state === 'partly' || state === 'down') ? 'partly' : 'works'
}
