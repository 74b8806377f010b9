import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** On every section of the dashboard, as long as one can change one's mind. */
export function DeletionNotice({ delete_at }: { delete_at: string }) {
  const { t, lang } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [is_working, setWorking] = useState(false)

  async function keep() {
    setWorking(true)
    try {
      await api.privacy.keep_account()
      addToast({ title: t('privacy_kept'), variant: 'success' })
      await revalidate()
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    setWorking(false)
  }

  return (
    <div className="notice mb-4 flex flex-wrap items-center justify-between gap-3">
      <p>{t('privacy_delete_waiting', { date: formatDate(delete_at, lang) })}</p>
      <button type="button" className="button" disabled={is_working} onClick={() => void keep()}>
        {t('privacy_keep')}
      </button>
    </div>
  )
}
