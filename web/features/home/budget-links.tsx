import { Link } from 'react-router'
import { formatPrice } from '#domain/format/format-price.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'

/** Price ranges in riyals. */
const BANDS = [
  [30_000, 60_000],
  [60_000, 100_000],
  [100_000, 200_000],
] as const
const LOWEST = BANDS[0][0]
const HIGHEST = BANDS[2][1]

export function BudgetLinks() {
  const { lang, t } = useTexts()
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Link to={`/explore?price_max=${LOWEST}`} className="chip">
          {t('home_budget_up_to', { price: formatPrice(LOWEST, lang) })}
        </Link>
      </li>
      {BANDS.map(([from, to]) => (
        <li key={from}>
          <Link to={`/explore?price_min=${from}&price_max=${to}`} className="chip">
            <Price amount={from} /> – <Price amount={to} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={`/explore?price_min=${HIGHEST}`} className="chip">
          {t('home_budget_above', { price: formatPrice(HIGHEST, lang) })}
        </Link>
      </li>
    </ul>
  )
}
