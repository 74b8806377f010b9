import { DAY_MS } from '#domain/durations.ts'

/** The rules that people break, as they are told. */
export const PENALTY_RULES = ['fraud', 'false_ad', 'not_a_car', 'insult', 'spam', 'other'] as const
export type PenaltyRule = (typeof PENALTY_RULES)[number]

/** From the mildest. `limited`: no new ads, and no contact with others; `suspended`: as any suspension. */
export const PENALTY_SEVERITIES = ['notice', 'warning', 'limited', 'suspended'] as const
export type PenaltySeverity = (typeof PENALTY_SEVERITIES)[number]

/** What a penalty was given for, besides the person. */
export const PENALTY_SUBJECTS = ['ad', 'message', 'conversation'] as const

export const APPEAL_DECISIONS = ['upheld', 'lifted'] as const
export type AppealDecision = (typeof APPEAL_DECISIONS)[number]

export const MOST_PENALTY_DAYS = 365
/** Moderators suspend for so many days; more, and without an end, is for admins. */
export const MOST_DAYS_BY_MODERATORS = 30
/** An appeal, or the words of a decision. */
export const MOST_APPEAL_LETTERS = 2000

/** For how long each counts when the next is proposed. */
const COUNTS_DAYS: Record<PenaltySeverity, number> = { notice: 30, warning: 90, limited: 180, suspended: 365 }

export interface Measure {
  severity: PenaltySeverity
  /** How long it limits or suspends; null if it does neither, or has no end. */
  days: number | null
}

export interface PenaltyTimes {
  severity: PenaltySeverity
  /** When its limits end; null if it has none, or they have no end. */
  ends_at: Date | null
  /** When it counts no more; null if it has no end. */
  lapses_at: Date | null
  withdrawn_at: Date | null
}

/** `in_force` while it limits or suspends, `counting` while it only counts for the next. */
export const PENALTY_STATES = ['in_force', 'counting', 'lapsed', 'withdrawn'] as const
export type PenaltyState = (typeof PENALTY_STATES)[number]

export function timesOf({ severity, days }: Measure, now: Date): { ends_at: Date | null; lapses_at: Date | null } {
  const after = (count: number) => new Date(now.getTime() + count * DAY_MS)
  const restricts = severity === 'limited' || severity === 'suspended'
  if (restricts && days === null) return { ends_at: null, lapses_at: null }
  const ends_at = restricts && days !== null ? after(days) : null
  return { ends_at, lapses_at: after(Math.max(COUNTS_DAYS[severity], days ?? 0)) }
}

export function penaltyState({ severity, ends_at, lapses_at, withdrawn_at }: PenaltyTimes, now: Date): PenaltyState {
  if (withdrawn_at) return 'withdrawn'
  if (lapses_at && lapses_at <= now) return 'lapsed'
  const restricts = severity === 'limited' || severity === 'suspended'
  return restricts && (ends_at === null || ends_at > now) ? 'in_force' : 'counting'
}

/** Whether somebody with this role may give it. */
export const mayGive = (role: 'moderator' | 'admin', { severity, days }: Measure): boolean =>
  role === 'admin' || severity !== 'suspended' || (days !== null && days <= MOST_DAYS_BY_MODERATORS)

/** Whoever gave it does not decide its appeal, unless nobody else could. */
export const mayDecideAppeal = (
  user_id: string,
  { given_by, deciders }: { given_by: string | null; deciders: readonly string[] },
): boolean => given_by !== user_id || deciders.every((id) => id === user_id)
