import type { GivenPenalty } from '#contract/penalties.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { PenaltyButton } from './penalty-button.tsx'
import { PenaltyFacts } from './penalty-facts.tsx'

interface Props {
  user: { id: string; name: string }
  penalties: readonly GivenPenalty[]
  canGive: boolean
  isSuspended: boolean
}

/** The penalties of a user, for admins and moderators. */
export function UserPenalties({ user, penalties, canGive, isSuspended }: Props) {
  const { t } = useTexts(penaltiesTexts)
  return (
    <Panel title={t('penalties_title')}>
      {penalties.length === 0 && <p className="text-muted">{t('penalties_none_of_user')}</p>}
      {penalties.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {penalties.map((penalty) => (
            <GivenOne key={penalty.id} penalty={penalty} />
          ))}
        </ul>
      )}
      {canGive && (
        <div className="flex flex-wrap gap-2">
          <PenaltyButton of={{ user_id: user.id, name: user.name }} />
          {!isSuspended && (
            <PenaltyButton of={{ user_id: user.id, name: user.name, suspends: true }} variant="danger" />
          )}
        </div>
      )}
    </Panel>
  )
}

function GivenOne({ penalty }: { penalty: GivenPenalty }) {
  const { t, lang } = useTexts(penaltiesTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const { id, state, created_at, given_by_name, appeal } = penalty
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <PenaltyFacts penalty={penalty} givenBy={given_by_name} />
      {appeal && (
        <p
          {...writtenIn(appeal.text)}
          className="wrap-anywhere border-s-2 border-line ps-3 text-sm whitespace-pre-line"
        >
          {appeal.text}
        </p>
      )}
      {state !== 'withdrawn' && (
        <Button
          variant="plain"
          className="self-start"
          aria-label={t('penalty_withdraw_of', { date: formatDate(created_at, lang) })}
          isWorking={isWorking}
          onClick={() =>
            act({
              send: () => undoable(t('penalty_withdrawn'), (call) => api.penalties.withdraw({ penalty_id: id }, call)),
            })
          }
        >
          {t('penalty_withdraw')}
        </Button>
      )}
    </li>
  )
}
