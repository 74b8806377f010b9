import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { formatDate } from '#domain/format/format-date.ts'
import { PasswordStep } from '#web/features/security/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** @param delete_at when the account will be deleted; null if not requested */
export function PrivacySection({ delete_at }: { delete_at: string | null }) {
  const { t, lang } = useTexts(accountTexts, formTexts)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [isDeleting, setDeleting] = useState(false)

  async function requestDeletion(password: string) {
    await api.privacy.request_deletion({ password })
    setDeleting(false)
    await revalidate()
  }

  return (
    <div className="flex flex-col gap-8">
      <Panel title={t('privacy_export')}>
        <p className="text-muted">{t('privacy_export_text')}</p>
        <ButtonAnchor href="/api/v1/me/export" download variant="quiet" className="self-start">
          {t('privacy_export_button')}
        </ButtonAnchor>
        <Link to="/privacy" className="link self-start">
          {t('privacy_policy')}
        </Link>
        <Link to="/penalties" className="link self-start">
          {t('privacy_penalties')}
        </Link>
      </Panel>
      <Panel title={t('privacy_delete')}>
        {delete_at !== null && <p>{t('privacy_delete_waiting', { date: formatDate(delete_at, lang) })}</p>}
        {delete_at === null && !isDeleting && (
          <>
            <p className="text-muted">{t('privacy_delete_text')}</p>
            <Button variant="danger" className="self-start" onClick={() => setDeleting(true)}>
              {t('privacy_delete_button')}
            </Button>
          </>
        )}
        {isDeleting && <PasswordStep onPassword={requestDeletion} onCancel={() => setDeleting(false)} isFinal />}
      </Panel>
    </div>
  )
}
