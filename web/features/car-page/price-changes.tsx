import type { Car, PriceChange } from '#contract/cars.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatPrice } from '#domain/format/format-price.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The latest price change; earlier ones are in a disclosure. */
export function PriceChanges({ price_changes: [last, ...earlier] }: Pick<Car, 'price_changes'>) {
  if (!last) return null
  if (!earlier.length) return <Change change={last} />
  return (
    <details className="group">
      <summary className="inline-flex items-center gap-2 py-1 text-muted">
        <Change change={last} />
        <span className="transition-[rotate] group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      <ul className="flex flex-col gap-1">
        {earlier.map((change) => (
          <li key={change.changed_at}>
            <Change change={change} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Change({ change: { by, changed_at } }: { change: PriceChange }) {
  const { t, lang } = useTexts(carPageTexts)
  return (
    <span className="text-sm text-muted">
      {t(by < 0 ? 'price_lowered' : 'price_raised', {
        amount: formatPrice(Math.abs(by), lang),
        date: formatDate(changed_at, lang),
      })}
    </span>
  )
}
