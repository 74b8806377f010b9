import { useState } from 'react'
import { Link } from 'react-router'
import type { GivenPenalty } from '#contract/penalties.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import type { AppealDecision } from '#domain/penalties/penalty.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReasonDialog } from '#web/ui/cockpit/reason-dialog.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { PenaltyFacts } from './penalty-facts.tsx'

interface Props {
  /** Oldest first. */
  appeals: readonly GivenPenalty[]
  now: string
}

/** The queue of appeals. A moderator cannot decide appeals of penalties that they imposed. */
export function AppealQueue({ appeals, now }: Props) {
  const { t } = useTexts(penaltiesTexts)
  return (
    <AdminList
      items={appeals}
      keyOf={({ id }) => id}
      renderItem={(penalty) => <Appeal penalty={penalty} now={now} />}
      itemKeys={[
        { keys: 'A', does: t('appeal_lift') },
        { keys: 'R', does: t('appeal_uphold') },
      ]}
      empty={t('appeals_none')}
    />
  )
}

function Appeal({ penalty, now }: { penalty: GivenPenalty; now: string }) {
  const { t, lang } = useTexts(penaltiesTexts)
  const [asked, setAsked] = useState<AppealDecision | null>(null)
  const { user_id, user_name, given_by_name, appeal, can_decide } = penalty
  return (
    <Panel as="article">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold wrap-anywhere">
          <Link to={`/admin/users/${user_id}`} className="link">
            <bdi>{user_name}</bdi>
          </Link>
        </h2>
        {appeal && <span className="text-sm text-muted">{relativeTime(appeal.appealed_at, new Date(now), lang)}</span>}
      </header>
      <PenaltyFacts penalty={penalty} givenBy={given_by_name} />
      <div className="border-s-2 border-line ps-3">
        <p className="text-sm text-muted">{t('appeal_theirs')}</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {appeal?.text}
        </p>
      </div>
      {can_decide ? (
        <div className="flex flex-wrap gap-2">
          <Button aria-keyshortcuts="A" onClick={() => setAsked('lifted')}>
            <span>{t('appeal_lift')}</span>
            <Shortcut keys="A" />
          </Button>
          <Button variant="quiet" aria-keyshortcuts="R" onClick={() => setAsked('upheld')}>
            <span>{t('appeal_uphold')}</span>
            <Shortcut keys="R" />
          </Button>
        </div>
      ) : (
        <p className="notice">{t('appeal_own')}</p>
      )}
      {asked && <AnswerDialog penalty={penalty} decision={asked} onClose={() => setAsked(null)} />}
    </Panel>
  )
}

interface AnswerProps {
  penalty: GivenPenalty
  decision: AppealDecision
  onClose: () => void
}

function AnswerDialog({ penalty: { id, user_name }, decision, onClose }: AnswerProps) {
  const { t } = useTexts(penaltiesTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { actInDialog } = useAction()
  const name = `\u2068${user_name}\u2069`

  return (
    <ReasonDialog
      title={t(decision === 'lifted' ? 'appeal_lift' : 'appeal_uphold')}
      label={t('appeal_answer', { name })}
      hint={t('appeal_answer_hint')}
      missing={t('appeal_missing')}
      isDanger={false}
      onDecide={(answer) =>
        actInDialog({
          send: () =>
            undoable(t('appeal_decided', { name }), (call) =>
              api.penalties.decide_appeal({ penalty_id: id, decision, answer }, call),
            ),
        })
      }
      onClose={onClose}
    />
  )
}
