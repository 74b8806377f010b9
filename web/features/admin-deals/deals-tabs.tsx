import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'

/** Tabs for deals and their categories. */
export function DealsTabs({ view }: { view: 'deals' | 'categories' }) {
  const { t } = useTexts(adminDealTexts)
  return (
    <ViewLinks
      label={t('deal_tabs')}
      views={[
        { to: '/admin/deals', label: t('deal_tab_deals'), isCurrent: view === 'deals' },
        { to: '/admin/deals?show=categories', label: t('deal_tab_categories'), isCurrent: view === 'categories' },
      ]}
    />
  )
}
