import type { Undone } from '#contract/audit.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { withAreas, type Texts } from '#web/texts/create-texts.ts'
import { refusalInWords } from './refusal-in-words.ts'

type InWords = Pick<Texts, 'lang' | 't'>
type Outcome = Undone['outcomes'][number]

interface Result {
  outcomes: readonly Outcome[]
  /** Texts of calls that failed as a whole. */
  failures: readonly string[]
}

/** What an undo did: one sentence with the counts of what was undone and what was left. */
export function summariseUndo({ outcomes, failures }: Result, texts: InWords): string {
  const t = withAreas(texts.t, auditTexts)
  const [only, ...others] = outcomes
  if (only && !others.length && !failures.length) {
    return only.refused ? refusalInWords(only.refused, texts) : t('undo_done')
  }
  const counts = countsInWords(outcomes, texts)
  return [counts && `${counts}.`, ...new Set(failures)].filter(Boolean).join(' ')
}

function countsInWords(outcomes: readonly Outcome[], { t: translate }: InWords): string {
  const t = withAreas(translate, auditTexts)
  const undone = outcomes.filter(({ refused }) => !refused).length
  const already = outcomes.filter(({ refused }) => refused?.reason === 'undone').length
  const left = outcomes.filter(({ refused }) => refused && refused.reason !== 'undone')
  const what = outcomes.every(({ subject }) => subject.kind === 'ad') ? 'ads' : 'changes'
  const done =
    undone > 0
      ? t(`undo_${what}_back`, { count: undone })
      : already > 0 && t(`undo_${what}_already`, { count: already })
  const isByColleague = left.every(({ refused }) => refused?.changed_by?.kind === 'admin')
  const rest =
    left.length > 0 && t(isByColleague ? `undo_${what}_left_colleague` : `undo_${what}_left`, { count: left.length })
  return done && rest ? t('undo_counts', { done, rest }) : done || rest || ''
}
