import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Shown on every section of the dashboard while the deletion of the account can be cancelled. */
export function DeletionNotice({ delete_at }: { delete_at: string }) {
  const { t, lang } = useTexts(accountTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  return (
    <div className="notice mb-4 flex flex-wrap items-center justify-between gap-3">
      <p>{t('privacy_delete_waiting', { date: formatDate(delete_at, lang) })}</p>
      <Button
        isWorking={isWorking}
        onClick={() => act({ send: () => api.privacy.keep_account(), done: t('privacy_kept') })}
      >
        {t('privacy_keep')}
      </Button>
    </div>
  )
}
