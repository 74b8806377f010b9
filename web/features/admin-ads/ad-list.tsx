import { Link } from 'react-router'
import type { AdPage } from '#contract/admin-ads.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { smallAddress } from '#domain/pictures/picture-address.ts'
import { AdStateBadge } from '#web/features/ad-reviews/public.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Price } from '#web/ui/price.tsx'
import { AdFilters } from './ad-filters.tsx'
import { adListAddress, type ChosenAds } from './read-ad-search.ts'

interface Props {
  page: AdPage
  search: ChosenAds
}

/** Ads in all states, newest first. */
export function AdList({ page: { items, next }, search }: Props) {
  const { t } = useTexts(adminTexts)
  return (
    <AdminList
      filters={<AdFilters key={adListAddress(search)} search={search} seller_name={items[0]?.seller_name} />}
      items={items}
      keyOf={({ card }) => card.id}
      renderItem={(ad) => <AdLine ad={ad} />}
      empty={t('admin_ads_none')}
      next={next && adListAddress({ ...search, after: next })}
      className="gap-2"
    />
  )
}

function AdLine({ ad: { card, state, seller_name, created_at, has_revision } }: { ad: AdPage['items'][number] }) {
  const { t, lang } = useTexts(adminTexts)
  const [image] = card.images
  return (
    <Link to={`/admin/cars/edit/${card.id}`} className="panel flex items-center gap-3 p-2 pe-4">
      {image && (
        <img
          src={smallAddress(image) ?? image}
          alt=""
          width={80}
          height={60}
          loading="lazy"
          className="h-15 w-20 flex-none rounded-control object-cover"
        />
      )}
      <span className="flex min-w-0 grow flex-col">
        <span className="truncate font-medium">
          <bdi>{carTitle({ ...card, custom_model: null }, lang)}</bdi>
        </span>
        <span className="dotted text-sm text-muted">
          <span>
            <Price amount={card.price} />
          </span>
          <span>
            <bdi>{seller_name}</bdi>
          </span>
          <span>{formatDate(created_at, lang)}</span>
        </span>
      </span>
      <span className="flex flex-none flex-col items-end gap-1">
        <AdStateBadge state={state} />
        {has_revision && <span className="text-sm text-brand">{t('review_kind_revision')}</span>}
      </span>
    </Link>
  )
}
