import { formatPrice } from '#domain/format/format-price.ts'
import type { Budget } from '#domain/search/numbers/choose-budgets.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export type Budgets = readonly Budget[]

/** The highest prices of the budgets, for a list. */
export function useBudgetOptions(budgets: Budgets) {
  const { lang, t } = useTexts(homeTexts)
  return budgets.flatMap(({ price_max }) =>
    price_max === undefined
      ? []
      : [{ value: String(price_max), label: t('home_budget_up_to', { price: formatPrice(price_max, lang) }) }],
  )
}
