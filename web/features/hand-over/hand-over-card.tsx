import { useState } from 'react'
import { HAND_OVER_ITEMS } from '#domain/hand-over/items.ts'
import { countDone, missingOf } from '#domain/hand-over/progress.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './hand-over.css'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { useHandOver, type OneHandOver, type ShownHandOver } from './use-hand-over.ts'

interface Props extends OneHandOver {
  user_id: string
}

/** How far the hand-over of an accepted offer is. Opens its list. */
export function HandOverCard({ user_id, ...one }: Props) {
  const { t } = useTexts(handOverTexts)
  const { handOver, hasFailed, retry, ...rest } = useHandOver(one, user_id)
  const [isOpen, setOpen] = useState(false)
  if (hasFailed) {
    return (
      <div className="hand-over-card">
        <p>{t('hand_over_failed')}</p>
        <Button variant="plain" icon="retry" onClick={retry}>
          {t('error_retry')}
        </Button>
      </div>
    )
  }
  if (!handOver) return <div className="hand-over-card skeleton" aria-busy="true" />
  return (
    <>
      <button type="button" className="hand-over-card" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Summary handOver={handOver} isStuck={rest.isStuck} />
      </button>
      {isOpen && <HandOverDialog handOver={handOver} {...rest} onClose={() => setOpen(false)} />}
    </>
  )
}

function Summary({ handOver: { ticks, side, state }, isStuck }: { handOver: ShownHandOver; isStuck: boolean }) {
  const { t } = useTexts(handOverTexts)
  const done = countDone(ticks)
  const all = HAND_OVER_ITEMS.length
  const left = missingOf(side, ticks).length
  return (
    <>
      <span className="flex items-center gap-2">
        <Icon name={done === all ? 'check' : 'key'} />
        <span className="grow font-semibold">{t('hand_over_title')}</span>
        <span>{t('hand_over_progress', { done, all })}</span>
        <Icon name="forward" size={16} />
      </span>
      <progress className="progress" value={done} max={all} aria-hidden="true" />
      <span className={isStuck ? 'text-sm text-danger' : 'text-sm text-muted'}>
        {isStuck
          ? t('hand_over_unsaved')
          : state !== 'open'
            ? t(`hand_over_state_${state}`)
            : done === all
              ? t('hand_over_complete')
              : left > 0
                ? t('hand_over_left', { count: left })
                : t('hand_over_left_none')}
      </span>
    </>
  )
}
