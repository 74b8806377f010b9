import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { formatDate } from '#domain/format/format-date.ts'
import { PasswordStep } from '#web/features/security/public.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** @param delete_at when the account will be deleted; null while nobody asked for it */
export function PrivacySection({ delete_at }: { delete_at: string | null }) {
  const { t, lang } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [is_deleting, setDeleting] = useState(false)

  async function requestDeletion(password: string) {
    await api.privacy.request_deletion({ password })
    setDeleting(false)
    await revalidate()
  }

  return (
    <div className="flex flex-col gap-8">
      <section className="panel flex flex-col gap-4 p-5">
        <h2 className="text-lg font-semibold">{t('privacy_export')}</h2>
        <p className="text-muted">{t('privacy_export_text')}</p>
        <a href="/api/privacy/export" download className="button-quiet self-start">
          {t('privacy_export_button')}
        </a>
        <Link to="/privacy" className="link self-start">
          {t('privacy_policy')}
        </Link>
      </section>
      <section className="panel flex flex-col gap-4 p-5">
        <h2 className="text-lg font-semibold">{t('privacy_delete')}</h2>
        {delete_at !== null && <p>{t('privacy_delete_waiting', { date: formatDate(delete_at, lang) })}</p>}
        {delete_at === null && !is_deleting && (
          <>
            <p className="text-muted">{t('privacy_delete_text')}</p>
            <button type="button" className="button-danger self-start" onClick={() => setDeleting(true)}>
              {t('privacy_delete_button')}
            </button>
          </>
        )}
        {is_deleting && <PasswordStep onPassword={requestDeletion} onCancel={() => setDeleting(false)} />}
      </section>
    </div>
  )
}
