import { formatPrice } from '#domain/format/format-price.ts'
import type { Budget } from '#domain/search/numbers/choose-budgets.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CountedLinks } from './counted-links.tsx'

export function BudgetLinks({ budgets }: { budgets: readonly Budget[] }) {
  const { lang, t } = useTexts(homeTexts)
  return (
    <CountedLinks
      links={budgets.map(({ price_max, price_min = 0, count }) =>
        price_max === undefined
          ? {
              to: `/explore?price_min=${price_min}`,
              label: t('home_budget_above', { price: formatPrice(price_min, lang) }),
              count,
            }
          : {
              to: `/explore?price_max=${price_max}`,
              label: t('home_budget_up_to', { price: formatPrice(price_max, lang) }),
              count,
            },
      )}
    />
  )
}
