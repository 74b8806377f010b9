import type { AnyBrand } from '#contract/brands.ts'
import type { AnyCategory } from '#contract/deals.ts'
import { DEAL_STATES } from '#domain/deals/deal-state.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import type { AdminDealSearch } from './admin-deal-search.ts'
import { NamedOptions } from './named-options.tsx'

const FIELDS = ['q', 'state', 'brand_id', 'category_id']

interface Props {
  search: AdminDealSearch
  brands: readonly AnyBrand[]
  categories: readonly AnyCategory[]
}

/** Form with text, state, brand and category. Its state is in the URL. */
export function DealListFilters({ search: { q, state, brand_id, category_id }, brands, categories }: Props) {
  const { t } = useTexts(adminDealTexts)
  return (
    <UrlForm names={FIELDS} role="search" className="filters">
      <Field isRequired={null} label={t('deal_find')} name="q" type="search" dir="auto" defaultValue={q} />
      <SelectField isRequired={null} label={t('deal_state')} name="state" defaultValue={state ?? ''}>
        <option value="">{t('deal_state_any')}</option>
        {DEAL_STATES.map((one) => (
          <option key={one} value={one}>
            {t(`deal_state_${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField isRequired={null} label={t('deal_brand')} name="brand_id" defaultValue={brand_id ?? ''}>
        <option value="">{t('deal_brand_any')}</option>
        <NamedOptions items={brands} />
      </SelectField>
      <SelectField isRequired={null} label={t('deal_category')} name="category_id" defaultValue={category_id ?? ''}>
        <option value="">{t('deal_category_any')}</option>
        <NamedOptions items={categories} />
      </SelectField>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" icon="search">
          {t('search_submit')}
        </Button>
        <ButtonLink to="/admin/deals/add" icon="plus">
          {t('deal_add')}
        </ButtonLink>
      </span>
    </UrlForm>
  )
}
