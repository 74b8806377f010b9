import { Form, useNavigate } from 'react-router'
import type { PublicProfile } from '#contract/profiles.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { SELLER_SORTS } from '#domain/profiles/seller-ads.ts'
import { useNextParams } from '#web/platform/pages/use-next-params.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { sellerTexts } from '#web/texts/seller/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { readSellerSearch, sellerAddress, type SellerSearch } from './seller-search.ts'

/** In riyals. */
const PRICES = [30_000, 50_000, 75_000, 100_000, 150_000, 200_000, 300_000]

interface Props {
  profile: Pick<PublicProfile, 'id' | 'makers'>
  search: SellerSearch
}

/** Maker, price and order of a seller's ads. Their state is in the URL. */
export function SellerFilters({ profile: { id, makers }, search: shown }: Props) {
  const { lang, t } = useTexts(exploreTexts, sellerTexts)
  const navigate = useNavigate()
  const next = useNextParams(`/seller/${id}`)
  const search = next ? readSellerSearch(next) : shown
  const { make = '', price_max, sort } = search
  const choose = (wanted: { [Name in keyof SellerSearch]?: SellerSearch[Name] | undefined }) => {
    const { make: wantedMake, price_max: most, ...others } = { ...search, page: 1, ...wanted }
    void navigate(
      sellerAddress(id, {
        ...others,
        ...(wantedMake && { make: wantedMake }),
        ...(most && { price_max: most }),
      }),
      { preventScrollReset: true },
    )
  }
  const prices = price_max && !PRICES.includes(price_max) ? [...PRICES, price_max].toSorted((a, b) => a - b) : PRICES
  return (
    <Form className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <SelectField
        label={t('seller_make')}
        isRequired={null}
        name="make"
        value={make}
        onChange={({ target }) => choose({ make: target.value || undefined })}
      >
        <option value="">{t('seller_any_make')}</option>
        {makers.map(({ slug, count, ...maker }) => (
          <option key={slug} value={slug}>
            {t('seller_with_count', { name: maker[`name_${lang}`], count: formatNumber(count, lang) })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('seller_price')}
        isRequired={null}
        name="price_max"
        value={price_max ?? ''}
        onChange={({ target }) => choose({ price_max: Number(target.value) || undefined })}
      >
        <option value="">{t('seller_any_price')}</option>
        {prices.map((price) => (
          <option key={price} value={price}>
            {t('seller_price_most', { price: formatNumber(price, lang) })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('sort_label')}
        isRequired={null}
        name="sort"
        value={sort}
        onChange={({ target }) => choose({ sort: SELLER_SORTS.find((one) => one === target.value) ?? 'newest' })}
      >
        {SELLER_SORTS.map((one) => (
          <option key={one} value={one}>
            {t(`sort_${one}`)}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="quiet">
          {t('seller_show')}
        </Button>
      </noscript>
    </Form>
  )
}
