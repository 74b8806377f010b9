import { adminTexts } from '#web/texts/admin/area.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'

/** Tabs for reported ads, conversations and reviews, and for appeals. */
export function ReportsTabs({ view }: { view: 'ads' | 'conversations' | 'reviews' | 'appeals' }) {
  const { t } = useTexts(adminTexts, conversationReportsTexts, penaltiesTexts)
  return (
    <ViewLinks
      label={t('admin_reports')}
      views={[
        { to: '/admin/reports', label: t('chat_report_ads'), isCurrent: view === 'ads' },
        {
          to: '/admin/reports?view=conversations',
          label: t('chat_report_tab'),
          isCurrent: view === 'conversations',
        },
        { to: '/admin/reports?view=reviews', label: t('chat_report_reviews'), isCurrent: view === 'reviews' },
        { to: '/admin/reports?view=appeals', label: t('appeals_tab'), isCurrent: view === 'appeals' },
      ]}
    />
  )
}
