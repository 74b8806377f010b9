import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDateTime } from '#domain/format/format-date.ts'
import { canTick, sidesOf, type HandOverItem } from '#domain/hand-over/items.ts'
import { isDone } from '#domain/hand-over/progress.ts'
import { BOUND_FACTS, isOutsideBounds } from '#domain/hand-over/transfer-facts.ts'
import type { Side } from '#domain/messages/conversation.ts'
import { FactLine } from '#web/features/facts/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { handOverTexts } from '#web/texts/hand-over/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownHandOver } from './use-hand-over.ts'

interface Props {
  item: HandOverItem
  handOver: ShownHandOver
  isStuck: boolean
  tick: (item: HandOverItem, isTicked: boolean) => void
}

/** An item: a checkbox for who confirms it, and who has confirmed it when. */
export function ItemRow({ item, handOver, isStuck, tick }: Props) {
  const { t } = useTexts(handOverTexts)
  const id = useId()
  const { side, state, ticks, price } = handOver
  const isOwn = canTick(item, side)
  const isTicked = ticks.some((one) => one.item === item && one.side === side)
  const label = <span className="font-medium">{t(`hand_over_item_${item}`)}</span>
  return (
    <li className={isDone(item, ticks) ? 'hand-over-item hand-over-item-done' : 'hand-over-item'}>
      {isOwn && state === 'open' ? (
        <label className="hand-over-label">
          <input
            type="checkbox"
            className="checkbox"
            checked={isTicked}
            aria-describedby={id}
            onChange={({ target }) => tick(item, target.checked)}
          />
          {label}
        </label>
      ) : (
        <p className="hand-over-label">
          <span className="hand-over-mark">{isDone(item, ticks) && <Icon name="check" size={16} />}</span>
          {label}
        </p>
      )}
      <div id={id} className="hand-over-more">
        {item === 'price' && <PriceHint price={price} />}
        {item !== 'price' && <p>{t(`hand_over_hint_${item}`)}</p>}
        <ul className="flex flex-wrap gap-x-4">
          {sidesOf(item).map((one) => (
            <SideLine key={one} item={item} of={one} handOver={handOver} isStuck={isStuck} />
          ))}
        </ul>
      </div>
    </li>
  )
}

/** The bounds of the price, as far as they are known. */
function PriceHint({ price }: { price: number }) {
  const { t } = useTexts(handOverTexts)
  const { data: facts = [] } = useQuery(apiQuery(useApi(), 'facts', 'list', { key: [...BOUND_FACTS] }))
  return (
    <>
      {facts.map((fact) => (
        <FactLine key={fact.key} fact={fact} />
      ))}
      {isOutsideBounds(price, facts) && <p className="text-danger">{t('hand_over_hint_price_outside')}</p>}
    </>
  )
}

interface Line extends Omit<Props, 'tick'> {
  of: Side
}

function SideLine({ item, of, handOver: { side, ticks, unsaved }, isStuck }: Line) {
  const { t, lang } = useTexts(handOverTexts)
  const ticked = ticks.find((one) => one.item === item && one.side === of)
  const isUnsaved = of === side && unsaved.includes(item)
  const who = t(of === side ? 'hand_over_side_own' : `hand_over_side_${of}`)
  const saved = ticked?.ticked_at ? formatDateTime(ticked.ticked_at, lang) : t('hand_over_not_yet')
  const what = isUnsaved ? t(isStuck ? 'hand_over_unsaved' : 'hand_over_saving') : saved
  return (
    <li className={isUnsaved && isStuck ? 'text-danger' : ticked && !isUnsaved ? 'text-positive' : undefined}>
      {t('hand_over_line', { who, what })}
    </li>
  )
}
