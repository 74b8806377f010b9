import { Form, Link } from 'react-router'
import type { AdPage } from '#contract/admin-cars.ts'
import { AD_STATES } from '#domain/ads/lifecycle.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { smallAddress } from '#domain/pictures/picture-address.ts'
import { AdStateBadge } from '#web/features/ad-reviews/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field, FieldFrame } from '#web/ui/field.tsx'
import { Price } from '#web/ui/price.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ChosenAds } from './read-ad-search.ts'

const STATES = AD_STATES.filter((state) => state !== 'none')

interface Props {
  page: AdPage
  search: ChosenAds
}

/** All ads in any state, the newest first. */
export function AdList({ page: { items, next }, search }: Props) {
  const { t, lang } = useTexts()
  const { text = '', state = '', seller_id } = search
  const more = new URLSearchParams({
    view: 'all',
    ...(text && { text }),
    ...(state && { state }),
    ...(seller_id && { seller: seller_id }),
    after: next ?? '',
  })
  return (
    <div className="flex flex-col gap-4">
      <Form className="grid items-end gap-3 sm:grid-cols-[1fr_12rem_auto]" key={more.toString()}>
        <input type="hidden" name="view" value="all" />
        {seller_id && <input type="hidden" name="seller" value={seller_id} />}
        <Field label={t('admin_ads_find')} name="text" type="search" dir="auto" defaultValue={text} maxLength={200} />
        <FieldFrame id="state" label={t('admin_ad_state')}>
          <Select id="state" name="state" defaultValue={state}>
            <option value="">{t('admin_ad_state_any')}</option>
            {STATES.map((one) => (
              <option key={one} value={one}>
                {t(`admin_ad_state_${one}`)}
              </option>
            ))}
          </Select>
        </FieldFrame>
        <button type="submit" className="button">
          {t('admin_ads_search')}
        </button>
      </Form>
      {seller_id && (
        <p className="notice flex flex-wrap items-center gap-x-4">
          <span>
            {t('admin_ads_of_seller')} <bdi className="font-medium">{items[0]?.seller_name}</bdi>
          </span>
          <Link to="/admin/cars?view=all" className="link">
            {t('admin_ads_of_all')}
          </Link>
        </p>
      )}
      {items.length === 0 && <p className="notice">{t('admin_ads_none')}</p>}
      <ul className="flex flex-col gap-2">
        {items.map(({ card, state: is_in, seller_name, created_at, has_revision }) => {
          const image = card.images[0]
          return (
            <li key={card.id} className="panel">
              <Link to={`/admin/cars/edit/${card.id}`} className="flex items-center gap-3 p-2 pe-4">
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
                  <AdStateBadge state={is_in} />
                  {has_revision && <span className="text-sm text-brand">{t('review_kind_revision')}</span>}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {next && (
        <Link to={`/admin/cars?${more.toString()}`} className="button-quiet self-start">
          {t('explore_next')}
        </Link>
      )}
    </div>
  )
}
