import type { HandOver } from '#contract/hand-over.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { HAND_OVER_ITEMS, type HandOverItem } from '#domain/hand-over/items.ts'
import { countDone } from '#domain/hand-over/progress.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ItemRow } from './item-row.tsx'
import type { ShownHandOver } from './use-hand-over.ts'

interface Props {
  handOver: ShownHandOver
  isStuck: boolean
  tick: (item: HandOverItem, isTicked: boolean) => void
  onClose: () => void
}

/** The list of what buyer and seller confirm, each for its own side. */
export function HandOverDialog({ handOver, isStuck, tick, onClose }: Props) {
  const { t, lang } = useTexts(handOverTexts)
  const { price, ticks, state, conversation_id } = handOver
  const done = countDone(ticks)
  const all = HAND_OVER_ITEMS.length
  return (
    <Dialog
      title={t('hand_over_title')}
      shape={matchesMedia('(width < 48rem)') ? 'sheet' : 'dialog'}
      onClose={onClose}
      footer={<SheetLink conversation_id={conversation_id} state={state} />}
    >
      <div className="flex flex-col gap-3">
        <p>{t('hand_over_lead', { price: formatPrice(price, lang) })}</p>
        <div role="status" className="flex flex-col gap-2">
          <p className="font-semibold">
            {done === all ? t('hand_over_complete') : t('hand_over_progress', { done, all })}
          </p>
          {state !== 'open' && <p className="notice">{t(`hand_over_state_${state}`)}</p>}
          {isStuck && <p className="notice text-danger">{t('hand_over_waiting')}</p>}
        </div>
        <ul className="hand-over-items">
          {HAND_OVER_ITEMS.map((item) => (
            <ItemRow key={item} item={item} handOver={handOver} isStuck={isStuck} tick={tick} />
          ))}
        </ul>
        <p className="text-sm text-muted">{t('hand_over_terms')}</p>
      </div>
    </Dialog>
  )
}

/** The sheet is that of the last accepted offer. */
function SheetLink({ conversation_id, state }: Pick<HandOver, 'conversation_id' | 'state'>) {
  const { t } = useTexts(handOverTexts)
  if (state === 'taken_back' || state === 'replaced') return null
  return (
    <ButtonLink variant="quiet" icon="print" to={`/messages/${conversation_id}/hand-over`}>
      {t('hand_over_to_sheet')}
    </ButtonLink>
  )
}
