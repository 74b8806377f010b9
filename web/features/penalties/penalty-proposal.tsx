import { useQuery } from '@tanstack/react-query'
import { proposePenalty } from '#domain/penalties/ladder.ts'
import type { PenaltyRule } from '#domain/penalties/penalty.ts'
import { useApi } from '#web/platform/api/api.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { liveOf, useMeasureInWords } from './measure-in-words.ts'
import { penaltiesQuery } from './penalties-query.ts'

/** The penalty that would follow if the user has broken the rule. */
export function PenaltyProposal({ user_id, rule }: { user_id: string; rule: PenaltyRule }) {
  const { t } = useTexts(penaltiesTexts)
  const { data } = useQuery(penaltiesQuery(useApi(), user_id))
  const inWords = useMeasureInWords()
  if (!data) return null
  const live = liveOf(data)
  return (
    <p className="notice">
      {`${t('penalty_live', { count: live.length })} ${t('penalty_proposal', { measure: inWords(proposePenalty(rule, live)) })}`}
    </p>
  )
}
