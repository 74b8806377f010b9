import { HAND_OVER_ITEMS, sidesOf } from '#domain/hand-over/items.ts'
import type { Tick } from '#domain/hand-over/progress.ts'
import { SIDES, type Side } from '#domain/messages/conversation.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Both } from './bilingual-row.tsx'
import type { SheetKey } from './sheet-words.ts'

interface Props {
  ticks: readonly Tick[]
  said: (key: SheetKey) => Both
}

/** A box for each side that confirms an item, checked if it has. */
export function SheetChecks({ ticks, said }: Props) {
  const sides = SIDES.toReversed()
  const heading = said('hand_over_sheet_checks')
  return (
    <section className="sheet-part">
      <table className="sheet-table sheet-checks">
        <thead>
          <tr>
            <th scope="col" lang="ar">
              {heading.ar}
            </th>
            {sides.map((side) => (
              <th key={side} scope="col" className="sheet-column">
                <span lang="ar">{said(`hand_over_side_${side}`).ar}</span>
                <span lang="en">{said(`hand_over_side_${side}`).en}</span>
              </th>
            ))}
            <th scope="col" lang="en" dir="ltr">
              {heading.en}
            </th>
          </tr>
        </thead>
        <tbody>
          {HAND_OVER_ITEMS.map((item) => {
            const label = said(`hand_over_item_${item}`)
            const isTicked = (side: Side) => ticks.some((tick) => tick.item === item && tick.side === side)
            return (
              <tr key={item}>
                <th scope="row" lang="ar">
                  {label.ar}
                </th>
                {sides.map((side) => (
                  <td key={side} className="sheet-column">
                    {sidesOf(item).includes(side) && <Box isTicked={isTicked(side)} />}
                  </td>
                ))}
                <th scope="row" lang="en" dir="ltr">
                  {label.en}
                </th>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

function Box({ isTicked }: { isTicked: boolean }) {
  return (
    <span className="sheet-box">
      {isTicked && <Icon name="check" size={16} />}
      <span className="sr-only">{isTicked ? '✓' : '–'}</span>
    </span>
  )
}
