import { Link } from 'react-router'
import { formatPrice } from '#domain/format/format-price.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Riyals. */
const STEPS = [30_000, 60_000, 100_000, 200_000] as const
const FIRST = STEPS[0]
const LAST = STEPS[STEPS.length - 1] ?? FIRST

export function BudgetLinks() {
  const { lang, t } = useTexts()
  const price = (amount: number) => formatPrice(amount, lang)
  const between = STEPS.slice(1).map((to, at) => {
    const from = STEPS[at] ?? FIRST
    return {
      label: t('home_budget_between', { from: price(from), to: price(to) }),
      query: `price_min=${from}&price_max=${to}`,
    }
  })
  const links = [
    { label: t('home_budget_up_to', { price: price(FIRST) }), query: `price_max=${FIRST}` },
    ...between,
    { label: t('home_budget_above', { price: price(LAST) }), query: `price_min=${LAST}` },
  ]
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(({ label, query }) => (
        <li key={query}>
          <Link to={`/explore?${query}`} className="chip">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
