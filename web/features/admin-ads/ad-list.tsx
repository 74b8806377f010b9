import { Link, useRevalidator } from 'react-router'
import type { AdPage, FoundAd } from '#contract/admin-ads.ts'
import type { ListSearch } from '#contract/admin-lists.ts'
import { isAdSort } from '#domain/admin-ads/sorts.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { smallAddress } from '#domain/pictures/picture-address.ts'
import { AdStateBadge } from '#web/features/ad-reviews/public.ts'
import { ListTools, useNewCount, type ListSettings } from '#web/features/admin-lists/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Price } from '#web/ui/price.tsx'
import { AdFilters } from './ad-filters.tsx'
import { adListAddress, type ChosenAds } from './read-ad-search.ts'
import { BulkAdActions } from './bulk-ad-actions.tsx'

interface Props {
  page: AdPage
  search: ChosenAds
  settings: ListSettings
  now: string
}

/** Ads in all states. */
export function AdList({ page: { items, next }, search, settings, now }: Props) {
  const { t, lang } = useTexts(adminTexts, adminAdTexts, adminListsTexts)
  const { revalidate } = useRevalidator()
  const isAdmin = useViewer()?.role === 'admin'
  const newCount = useNewCount({
    newest: apiQuery(useApi(), 'admin_ads', 'search', search),
    items,
    idOf: ({ card }) => card.id,
    isOn: !search.after && (search.sort ?? 'newest') === 'newest',
  })
  const { after: _after, ...filters } = search
  const address = adListAddress(filters)
  const columns = [
    { key: 'car', renderCell: (ad: FoundAd) => <Car ad={ad} /> },
    { key: 'state', renderCell: (ad: FoundAd) => <State ad={ad} /> },
    { key: 'price', renderCell: ({ card }: FoundAd) => <Price amount={card.price} /> },
    {
      key: 'seller',
      renderCell: ({ seller_id, seller_name }: FoundAd) => (
        <Link to={`/admin/users/${seller_id}`} className="link wrap-anywhere">
          <bdi>{seller_name}</bdi>
        </Link>
      ),
    },
    { key: 'created', renderCell: ({ created_at }: FoundAd) => formatDate(created_at, lang) },
    { key: 'expires', renderCell: ({ expires_at }: FoundAd) => expires_at && formatDate(expires_at, lang) },
  ] as const
  return (
    <AdminList
      filters={
        <ListTools
          list="ads"
          settings={settings}
          search={filters}
          addressOf={(wanted) => adListAddress(pickAds(wanted))}
          csv={address.replace('/admin/cars', '/admin/cars.csv')}
          titleOf={(column) => composedText(t, `lists_ads_${column}`)}
          newCount={newCount}
          onShowNew={() => void revalidate()}
          filters={<AdFilters search={search} seller_name={items[0]?.seller_name} />}
          now={now}
        />
      }
      items={items}
      keyOf={({ card }) => card.id}
      caption={t('admin_ads')}
      columns={columns
        .filter(({ key }) => settings.columns.includes(key))
        .map((column) => ({ ...column, title: t(`lists_ads_${column.key}`) }))}
      {...(isAdmin && {
        bulk: {
          nameOf: ({ card }: FoundAd) => carTitle({ ...card, custom_model: null }, lang),
          renderActions: (ads: readonly FoundAd[]) => <BulkAdActions ads={ads} />,
        },
      })}
      empty={t('admin_ads_none')}
      next={next && adListAddress({ ...search, after: next })}
    />
  )
}

/** Picks the filters that this list has from a saved search. */
const pickAds = ({ text, state, seller_id, sort }: ListSearch): ChosenAds => ({
  ...(text && { text }),
  ...(state && { state }),
  ...(seller_id && { seller_id }),
  ...(isAdSort(sort) && { sort }),
})

function Car({ ad: { card } }: { ad: FoundAd }) {
  const { lang } = useTexts()
  return (
    <Link to={`/admin/cars/edit/${card.id}`} className="flex min-w-0 items-center gap-3">
      <img
        src={smallAddress(card.image) ?? card.image}
        alt=""
        loading="lazy"
        className="h-12 w-16 flex-none rounded-control object-cover"
      />
      <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
        <bdi>{carTitle({ ...card, custom_model: null }, lang)}</bdi>
      </span>
    </Link>
  )
}

function State({ ad: { state, has_revision } }: { ad: FoundAd }) {
  const { t } = useTexts(adReviewTexts)
  return (
    <span className="flex flex-wrap gap-1">
      <AdStateBadge state={state} />
      {has_revision && <span className="text-sm text-brand">{t('review_kind_revision')}</span>}
    </span>
  )
}
