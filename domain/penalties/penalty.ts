import { DAY_MS } from '#domain/durations.ts'

/** Rules that users can break. */
export const PENALTY_RULES = ['fraud', 'false_ad', 'not_a_car', 'insult', 'spam', 'other'] as const
export type PenaltyRule = (typeof PENALTY_RULES)[number]

/**
 * Mildest first. `limited`: the user can neither publish ads nor contact others. `suspended`: the account is
 * suspended.
 */
export const PENALTY_SEVERITIES = ['notice', 'warning', 'limited', 'suspended'] as const
export type PenaltySeverity = (typeof PENALTY_SEVERITIES)[number]

/** What a penalty was given for. */
export const PENALTY_SUBJECTS = ['ad', 'message', 'conversation'] as const

export const APPEAL_DECISIONS = ['upheld', 'lifted'] as const
export type AppealDecision = (typeof APPEAL_DECISIONS)[number]

export const MOST_PENALTY_DAYS = 365
/** Maximum suspension by moderators, in days. Longer and unlimited ones are for admins. */
export const MOST_DAYS_BY_MODERATORS = 30
/** Maximum length of an appeal, and of the reason for a decision. */
export const MOST_APPEAL_LETTERS = 2000

/** How many days each penalty affects the next proposal. */
const COUNTS_DAYS: Record<PenaltySeverity, number> = { notice: 30, warning: 90, limited: 180, suspended: 365 }

export interface Measure {
  severity: PenaltySeverity
  /** Length of the limit or suspension; null if there is none, or it is unlimited. */
  days: number | null
}

export interface PenaltyTimes {
  severity: PenaltySeverity
  /** When the limit or suspension ends; null if there is none, or it is unlimited. */
  ends_at: Date | null
  /** When the penalty stops affecting proposals; null if never. */
  lapses_at: Date | null
  withdrawn_at: Date | null
}

/** `in_force`: limits or suspends. `counting`: only affects the next proposal. */
export const PENALTY_STATES = ['in_force', 'counting', 'lapsed', 'withdrawn'] as const
export type PenaltyState = (typeof PENALTY_STATES)[number]

export function timesOf({ severity, days }: Measure, now: Date): { ends_at: Date | null; lapses_at: Date | null } {
  const after = (count: number) => new Date(now.getTime() + count * DAY_MS)
  const restricts = severity === 'limited' || severity === 'suspended'
  if (restricts && days === null) return { ends_at: null, lapses_at: null }
  const endsAt = restricts && days !== null ? after(days) : null
  return { ends_at: endsAt, lapses_at: after(Math.max(COUNTS_DAYS[severity], days ?? 0)) }
}

export function penaltyState({ severity, ends_at, lapses_at, withdrawn_at }: PenaltyTimes, now: Date): PenaltyState {
  if (withdrawn_at) return 'withdrawn'
  if (lapses_at && lapses_at <= now) return 'lapsed'
  const restricts = severity === 'limited' || severity === 'suspended'
  return restricts && (ends_at === null || ends_at > now) ? 'in_force' : 'counting'
}

/** Whether a user with this role may give the penalty. */
export const mayGive = (role: 'moderator' | 'admin', { severity, days }: Measure): boolean =>
  role === 'admin' || severity !== 'suspended' || (days !== null && days <= MOST_DAYS_BY_MODERATORS)

/** Whether a user may decide an appeal. The author of the penalty may not, unless nobody else can. */
export const mayDecideAppeal = (
  userId: string,
  { given_by, deciders }: { given_by: string | null; deciders: readonly string[] },
): boolean => given_by !== userId || deciders.every((id) => id === userId)
