import type { FoundAd } from '#contract/admin-ads.ts'
import { carTitle } from '#domain/cars/title.ts'
import { readAdSearch } from '#web/features/admin-ads/public.ts'
import { csvResponse } from '#web/features/admin-lists/public.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { createTexts, withAreas } from '#web/texts/create-texts.ts'
import type { Route } from './+types/admin-cars-csv'

const PAGE = 100

/** CSV export of the list of ads with its filters. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const scope = context.get(scopeContext)
  await requireViewer(scope, 'admin')
  const { after: _after, ...search } = readAdSearch(new URL(request.url).searchParams)
  await scope.api.admin_lists.note_export({ list: 'ads', search })
  const lang = languageOfRequest(request)
  const t = withAreas(createTexts(lang, {}).t, adminAdTexts, adminListsTexts)
  return csvResponse<FoundAd>({
    name: 'ads',
    columns: [
      { title: 'id', cellOf: ({ card }) => card.id },
      { title: t('lists_ads_car'), cellOf: ({ card }) => carTitle({ ...card, custom_model: null }, lang) },
      {
        title: t('lists_ads_state'),
        cellOf: ({ state }) => (state === 'none' ? '' : t(`admin_ad_state_${state}`)),
      },
      { title: t('lists_ads_price'), cellOf: ({ card }) => String(card.price ?? '') },
      { title: t('lists_ads_seller'), cellOf: ({ seller_name }) => seller_name },
      { title: t('lists_ads_created'), cellOf: ({ created_at }) => created_at },
      { title: t('lists_ads_expires'), cellOf: ({ expires_at }) => expires_at ?? '' },
    ],
    read: (after) => scope.api.admin_ads.search({ ...search, after, limit: PAGE }),
  })
}
