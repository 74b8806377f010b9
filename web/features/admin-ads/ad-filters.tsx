import { Link } from 'react-router'
import { AD_SORTS } from '#domain/admin-ads/sorts.ts'
import { AD_STATES } from '#domain/ads/lifecycle.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import type { ChosenAds } from './read-ad-search.ts'

const FIELDS = ['text', 'state', 'sort']

const STATES = AD_STATES.filter((state) => state !== 'none')

interface Props {
  search: ChosenAds
  /** Name of the filtered seller, from the first result. */
  seller_name: string | undefined
}

/** Filters by text and state, and the order. The seller filter is set by links on other screens. */
export function AdFilters({ search: { text = '', state, seller_id, sort }, seller_name }: Props) {
  const { t } = useTexts(adminAdTexts)
  return (
    <>
      <UrlForm names={FIELDS} className="filters">
        <input type="hidden" name="view" value="all" />
        {seller_id && <input type="hidden" name="seller" value={seller_id} />}
        <Field isRequired={null} label={t('admin_ads_find')} name="text" type="search" dir="auto" defaultValue={text} />
        <SelectField isRequired={null} label={t('admin_ad_state')} name="state" defaultValue={state ?? ''}>
          <option value="">{t('admin_ad_state_any')}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`admin_ad_state_${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField isRequired={null} label={t('admin_ads_sort')} name="sort" defaultValue={sort ?? AD_SORTS[0]}>
          {AD_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`admin_ads_sort_${one}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('admin_ads_search')}</Button>
      </UrlForm>
      {seller_id && (
        <p className="notice flex flex-wrap items-center gap-x-4">
          <span>
            <span>{t('admin_ads_of_seller')}</span> <bdi className="font-medium wrap-anywhere">{seller_name}</bdi>
          </span>
          <Link to="/admin/cars?view=all" className="link">
            {t('admin_ads_of_all')}
          </Link>
        </p>
      )}
    </>
  )
}
