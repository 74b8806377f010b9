import { adminTexts } from '#web/texts/admin/area.ts'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'

/** Tabs for the review queue and the list of all ads. */
export function CarsTabs({ view }: { view: 'queue' | 'all' }) {
  const { t } = useTexts(adminTexts, adminAdTexts)
  return (
    <ViewLinks
      label={t('admin_ads')}
      views={[
        { to: '/admin/cars', label: t('admin_ads_queue'), isCurrent: view === 'queue' },
        { to: '/admin/cars?view=all', label: t('admin_ads_all'), isCurrent: view === 'all' },
      ]}
    />
  )
}
