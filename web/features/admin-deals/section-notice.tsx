import { Link } from 'react-router'
import { useSettings } from '#web/features/settings/public.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** That the section is off, with a link to the setting. */
export function SectionNotice() {
  const { t } = useTexts(adminDealTexts)
  if (useSettings().read('enable_deals_section')) return null
  return (
    <p className="notice flex flex-wrap items-center gap-x-3">
      <span>{t('deal_section_off')}</span>
      <Link to="/admin/settings?q=enable_deals_section" className="link">
        {t('deal_section_settings')}
      </Link>
    </p>
  )
}
