import { Link } from 'react-router'
import type { AnyBrand } from '#contract/brands.ts'
import type { AnyCategory, AnyDeal } from '#contract/deals.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { CitedWarning } from '#web/features/content-uses/public.ts'
import { useServerTime } from '#web/platform/server-time.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { adminDealsAddress, type AdminDealSearch } from './admin-deal-search.ts'
import { DealListFilters } from './deal-list-filters.tsx'
import { DealStateTag } from './deal-state-tag.tsx'
import { useDealActions } from './use-deal-actions.ts'

interface Props {
  listed: { items: AnyDeal[]; pages: number }
  search: AdminDealSearch
  brands: readonly AnyBrand[]
  categories: readonly AnyCategory[]
  /** In ISO 8601. */
  now: string
}

/** All deals as a table, with filters and numbered pages. */
export function DealList({ listed: { items, pages }, search, brands, categories, now }: Props) {
  const { t } = useTexts(adminDealTexts)
  useServerTime(now)
  return (
    <>
      <AdminList
        items={items}
        keyOf={({ id }) => id}
        caption={t('deal_tab_deals')}
        empty={t('deal_none')}
        filters={<DealListFilters search={search} brands={brands} categories={categories} />}
        columns={[
          { key: 'title', title: t('deal_column_title'), renderCell: (deal) => <Name deal={deal} /> },
          { key: 'state', title: t('deal_state'), renderCell: ({ state }) => <DealStateTag state={state} /> },
          { key: 'brand', title: t('deal_column_brand'), renderCell: (deal) => <Place deal={deal} /> },
          { key: 'time', title: t('deal_column_time'), renderCell: (deal) => <Period deal={deal} /> },
          { key: 'counts', title: t('deal_column_counts'), renderCell: (deal) => <Counts deal={deal} /> },
          { key: 'actions', title: t('deal_column_actions'), renderCell: (deal) => <RowActions deal={deal} /> },
        ]}
      />
      <PageLinks
        label={t('deal_pages')}
        page={search.page}
        pages={pages}
        addressOf={(page) => adminDealsAddress({ ...search, page })}
      />
    </>
  )
}

function Name({ deal }: { deal: AnyDeal }) {
  const { t, lang } = useTexts(adminDealTexts)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 @3xl:-my-2.5">
      <Link to={`/admin/deals/edit/${deal.id}`} className="link font-medium wrap-anywhere">
        <bdi>{deal[`title_${lang}`]}</bdi>
      </Link>
      {deal.featured && <span className="badge-featured">{t('deal_featured_mark')}</span>}
    </span>
  )
}

function Place({ deal: { brand, category } }: { deal: AnyDeal }) {
  const { lang } = useTexts()
  // an empty cell is not shown on narrow screens
  if (!brand && !category) return null
  return (
    <span className="dotted wrap-anywhere">
      {brand && <bdi>{brand[`name_${lang}`]}</bdi>}
      {category && (
        <span className="text-muted">
          <bdi>{category[`name_${lang}`]}</bdi>
        </span>
      )}
    </span>
  )
}

function Period({ deal: { starts_at, ends_at } }: { deal: AnyDeal }) {
  const { t, lang } = useTexts(adminDealTexts)
  return (
    <span className="flex flex-col text-sm">
      {starts_at && <span>{t('deal_from', { date: formatDate(starts_at, lang) })}</span>}
      <span>{ends_at ? t('deal_until', { date: formatDate(ends_at, lang) }) : t('deal_no_end')}</span>
    </span>
  )
}

function Counts({ deal: { views, clicks, copies } }: { deal: AnyDeal }) {
  const { lang } = useTexts()
  return (
    <span className="dotted @3xl:whitespace-nowrap">
      <span>{formatNumber(views, lang)}</span>
      <span>{formatNumber(clicks, lang)}</span>
      <span>{formatNumber(copies, lang)}</span>
    </span>
  )
}

function RowActions({ deal }: { deal: AnyDeal }) {
  const { t, lang } = useTexts(adminDealTexts)
  const { isWorking, publish, unpublish, duplicate, remove, warning } = useDealActions(deal)
  const name = deal[`title_${lang}`]
  const isDraft = deal.state === 'draft'
  const buttons = [
    {
      icon: isDraft ? 'show' : 'hide',
      label: isDraft ? 'deal_publish_one' : 'deal_unpublish_one',
      onClick: isDraft ? publish : unpublish,
    },
    { icon: 'copy', label: 'deal_duplicate_one', onClick: duplicate },
    { icon: 'trash', label: 'deal_delete_one', onClick: () => remove() },
  ] as const
  return (
    <span className="needs-script -my-2 flex">
      {buttons.map(({ icon, label, onClick }) => (
        <Button
          key={icon}
          variant="icon"
          icon={icon}
          aria-disabled={isWorking}
          aria-label={t(label, { name })}
          title={t(label, { name })}
          onClick={onClick}
        />
      ))}
      <CitedWarning by="link" {...warning} />
    </span>
  )
}
