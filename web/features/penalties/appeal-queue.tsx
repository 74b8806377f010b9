import { Link } from 'react-router'
import type { GivenPenalty } from '#contract/penalties.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import type { AppealDecision } from '#domain/penalties/penalty.ts'
import {
  DecisionQueue,
  ItemHeading,
  ReasonDialog,
  useDecisionQueue,
  useItemDialog,
} from '#web/features/decision-queue/public.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useApi } from '#web/platform/api/api.ts'
import { decisionQueueTexts } from '#web/texts/decision-queue/area.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PenaltyFacts } from './penalty-facts.tsx'

interface Props {
  /** Oldest first. */
  waiting: readonly GivenPenalty[]
  now: string
}

/** The queue of appeals. A moderator cannot decide appeals of penalties that they imposed. */
export function AppealQueue({ waiting, now }: Props) {
  const { t, lang } = useTexts(penaltiesTexts, decisionQueueTexts)
  const { penalties } = useApi()
  const queue = useDecisionQueue({
    waiting,
    idOf: ({ id }) => id,
    param: 'appeal',
    send: ({ id }, decided: { decision: AppealDecision; answer: string }, call) =>
      penalties.decide_appeal({ penalty_id: id, ...decided }, call),
    done: ({ user_name }) => t('appeal_decided', { name: `\u2068${user_name}\u2069` }),
  })
  const { asked, ask, close } = useItemDialog<AppealDecision>(queue.openId)
  const titles = { lifted: t('appeal_lift'), upheld: t('appeal_uphold') }
  return (
    <DecisionQueue
      queue={queue}
      title={t('queue_waiting', { count: queue.count })}
      summarise={({ user_name, appeal }) => ({
        name: user_name,
        about: appeal && relativeTime(appeal.appealed_at, new Date(now), lang),
      })}
      decisions={({ can_decide }) =>
        can_decide
          ? [
              { key: 'A', label: titles.lifted, onSelect: () => ask('lifted') },
              { key: 'R', label: titles.upheld, variant: 'quiet', onSelect: () => ask('upheld') },
            ]
          : []
      }
      none={t('appeals_none')}
    >
      {(penalty) => (
        <>
          <AppealPanel penalty={penalty} now={now} />
          {asked && (
            <ReasonDialog
              keptAs={`appeal-decision ${penalty.id}`}
              title={titles[asked]}
              label={t('appeal_answer', { name: `\u2068${penalty.user_name}\u2069` })}
              hint={t('appeal_answer_hint')}
              missing={t('appeal_missing')}
              isDanger={false}
              onDecide={(answer) => queue.decide({ decision: asked, answer })}
              onClose={close}
            />
          )}
        </>
      )}
    </DecisionQueue>
  )
}

function AppealPanel({ penalty, now }: { penalty: GivenPenalty; now: string }) {
  const { t, lang } = useTexts(penaltiesTexts)
  const { user_id, user_name, given_by_name, appeal, can_decide } = penalty
  return (
    <Panel as="article">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <ItemHeading>
          <Link to={`/admin/users/${user_id}`} className="link">
            <bdi>{user_name}</bdi>
          </Link>
        </ItemHeading>
        {appeal && <span className="text-sm text-muted">{relativeTime(appeal.appealed_at, new Date(now), lang)}</span>}
      </header>
      <PenaltyFacts penalty={penalty} givenBy={given_by_name} />
      <div className="border-s-2 border-line ps-3">
        <p className="text-sm text-muted">{t('appeal_theirs')}</p>
        <p {...writtenIn(appeal?.text ?? '')} className="wrap-anywhere whitespace-pre-line">
          {appeal?.text}
        </p>
      </div>
      {!can_decide && <p className="notice">{t('appeal_own')}</p>}
    </Panel>
  )
}
