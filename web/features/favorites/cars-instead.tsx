import { useQuery } from '@tanstack/react-query'
import { GOOD_PRICES, GOOD_PRICES_ADDRESS, isGoodPrice } from '#domain/fair-price/good-prices.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CarRowToSave } from './cars-to-save.tsx'

const MOST_SHOWN = 8

/** Cars at a good price, best first, else the latest. Renders nothing until they are loaded. */
export function CarsInstead() {
  const { t } = useTexts(homeTexts)
  const api = useApi()
  const { data: best } = useQuery(apiQuery(api, 'search', 'find', { limit: MOST_SHOWN, ...GOOD_PRICES }))
  const good = best?.items.filter(isGoodPrice)
  const { data: latest } = useQuery({
    ...apiQuery(api, 'search', 'find', { limit: MOST_SHOWN }),
    enabled: good?.length === 0,
  })
  if (good && good.length > 0) {
    return <CarRowToSave title={t('home_good_prices')} more={GOOD_PRICES_ADDRESS} cars={good} />
  }
  return latest && <CarRowToSave title={t('home_latest')} more="/explore" cars={latest.items} />
}
