import { formatDateTime } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import type { Measure, PenaltyRule } from '#domain/penalties/penalty.ts'
import type { Say } from '#server/features/sentences/public.ts'

/** The texts of a penalty for notifications and emails. */
export const penaltyInWords = (
  { rule, severity, ends_at }: { rule: PenaltyRule; severity: Measure['severity']; ends_at: Date | null },
  lang: Lang,
  say: Say,
) => ({
  rule: say(`sentence_rule_${rule}`),
  measure: say(`sentence_penalty_${severity}`, { until: ends_at ? formatDateTime(ends_at, lang) : '' }),
})
