import { Link } from 'react-router'
import type { AnyBrand } from '#contract/brands.ts'
import { brandTexts } from '#web/texts/brands/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'

interface Props {
  brands: readonly AnyBrand[]
  /** The search text. */
  q: string
}

export function BrandList({ brands, q }: Props) {
  const { t } = useTexts(brandTexts)
  return (
    <AdminList
      items={brands}
      keyOf={({ id }) => String(id)}
      filters={
        <SearchForm label={t('brand_find')} q={q}>
          <ButtonLink to="/admin/brands/add" icon="plus">
            {t('brand_add')}
          </ButtonLink>
        </SearchForm>
      }
      renderItem={(brand) => <BrandLine brand={brand} />}
      empty={t('brand_none')}
      className="gap-2"
    />
  )
}

function BrandLine({ brand }: { brand: AnyBrand }) {
  const { t, lang } = useTexts(brandTexts)
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <Link
      to={`/admin/brands/edit/${brand.id}`}
      className="panel flex min-h-13 flex-wrap items-center gap-x-4 px-4 py-2 wrap-anywhere"
    >
      {brand.logo && <img src={brand.logo.url} alt="" className="size-8 object-contain" />}
      <span className="font-medium">
        <bdi>{brand[`name_${lang}`]}</bdi>
      </span>
      <bdi lang={other} className="text-muted">
        {brand[`name_${other}`]}
      </bdi>
      <span className="ms-auto text-sm text-muted">{t('brand_deals', { count: brand.deals_count })}</span>
    </Link>
  )
}
