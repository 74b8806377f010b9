import type { Measure, PenaltyRule, PenaltySeverity } from './penalty.ts'

/** Proposed penalties, mildest first. A moderator decides. */
const LADDER: readonly Measure[] = [
  { severity: 'notice', days: null },
  { severity: 'warning', days: null },
  { severity: 'limited', days: 7 },
  { severity: 'suspended', days: 30 },
  { severity: 'suspended', days: null },
]

/** The first step for each rule, for a user without active penalties. */
const FIRST_STEP: Record<PenaltyRule, number> = {
  fraud: 3,
  insult: 1,
  spam: 1,
  false_ad: 0,
  not_a_car: 0,
  other: 0,
}

/** An active penalty. */
export interface Given {
  severity: PenaltySeverity
  /** Whether it ends automatically. */
  hasEnd: boolean
}

const stepOf = ({ severity, hasEnd }: Given): number =>
  severity === 'suspended' && !hasEnd ? LADDER.length - 1 : LADDER.findIndex((one) => one.severity === severity)

/** The first step of the rule, or the one after the hardest active penalty. */
export function proposePenalty(rule: PenaltyRule, live: readonly Given[]): Measure {
  const above = Math.max(-1, ...live.map(stepOf)) + 1
  const step = Math.min(Math.max(FIRST_STEP[rule], above), LADDER.length - 1)
  return LADDER[step] ?? { severity: 'notice', days: null }
}
