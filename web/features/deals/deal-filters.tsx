import { Form, Link, useNavigate } from 'react-router'
import type { DealPage, DealSearch } from '#contract/deals.ts'
import { DEAL_SORTS } from '#domain/deals/deal-sorts.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useNextParams } from '#web/platform/pages/use-next-params.ts'
import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useUrlFields } from '#web/ui/use-url-fields.ts'
import { dealsAddress, readDealSearch } from './deal-search.ts'

interface Props {
  /** Of the deals that are shown. */
  search: DealSearch
  brands: DealPage['brands']
  categories: DealPage['categories']
}

/** Search, brand and order as a form, and categories as links. Their state is in the URL. */
export function DealFilters({ search: shown, brands, categories }: Props) {
  const { lang, t } = useTexts(dealTexts)
  const navigate = useNavigate()
  const fields = useUrlFields(['q'])
  const next = useNextParams('/deals')
  const search = next ? readDealSearch(next) : shown
  const { q = '', brand = '', category, sort } = search
  const choose = (wanted: Partial<DealSearch>) =>
    void navigate(dealsAddress({ ...search, page: 1, ...wanted }), { preventScrollReset: true })
  return (
    <>
      <Form role="search" action="/deals" className="deal-filters" onSubmit={fields.onSubmit}>
        {category && <input type="hidden" name="category" value={category} />}
        <div className="deal-search">
          <label className="deal-filter grow">
            <span>{t('deals_search')}</span>
            <input
              key={fields.key}
              type="search"
              name="q"
              placeholder={t('deals_search_placeholder')}
              defaultValue={q}
              dir="auto"
              className="field"
            />
          </label>
          <Button type="submit" variant="quiet" icon="search" aria-label={t('deals_show')} />
        </div>
        <label className="deal-filter">
          <span>{t('deals_brand')}</span>
          <Select name="brand" value={brand} onChange={({ target }) => choose({ brand: target.value || undefined })}>
            <option value="">{t('deals_brand_any')}</option>
            {brands.map(({ slug, count, ...one }) => (
              <option key={slug} value={slug}>
                {t('deals_with_count', { name: one[`name_${lang}`], count: formatNumber(count, lang) })}
              </option>
            ))}
          </Select>
        </label>
        <label className="deal-filter">
          <span>{t('deals_sort')}</span>
          <Select
            name="sort"
            value={sort}
            onChange={({ target }) => choose({ sort: DEAL_SORTS.find((one) => one === target.value) ?? 'featured' })}
          >
            {DEAL_SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`deals_sort_${one}`)}
              </option>
            ))}
          </Select>
        </label>
      </Form>
      {categories.length > 0 && <Categories search={search} categories={categories} />}
    </>
  )
}

function Categories({ search, categories }: Omit<Props, 'brands'>) {
  const { lang, t } = useTexts(dealTexts)
  const { category: chosen, page: _, ...others } = search
  const link = (slug: string | undefined, name: string, count?: number) => {
    const isChosen = slug === chosen
    return (
      <li key={slug ?? ''} className="flex-none">
        <Link
          to={dealsAddress({ ...others, ...(slug && { category: slug }), page: 1 })}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className={isChosen ? 'chip chip-on' : 'chip'}
        >
          <bdi>{name}</bdi>
          {count !== undefined && <bdi className="text-muted">{formatNumber(count, lang)}</bdi>}
        </Link>
      </li>
    )
  }
  return (
    <nav aria-label={t('deals_categories')}>
      <ul className="scroll-row gap-2 py-1">
        {link(undefined, t('deals_category_any'))}
        {categories.map(({ slug, count, ...one }) => link(slug, one[`name_${lang}`], count))}
      </ul>
    </nav>
  )
}
