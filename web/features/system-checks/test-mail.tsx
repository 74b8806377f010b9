import { useState } from 'react'
import type { TestedMail } from '#contract/system-checks.ts'
import { useApi } from '#web/platform/api/api.ts'
import { systemCheckTexts } from '#web/texts/system-checks/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** Sends a test email to the viewer, and shows the response of the mail server. */
export function TestMail() {
  const { t } = useTexts(systemCheckTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const [tested, setTested] = useState<TestedMail | null>(null)
  const send = async () => setTested(await api.system_checks.send_mail())
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="quiet" className="needs-script" isWorking={isWorking} onClick={() => act({ send })}>
        {t('check_mail_send')}
      </Button>
      <p aria-live="polite" className="wrap-anywhere">
        {tested &&
          (tested.refusal === null
            ? t(tested.has_server ? 'check_mail_sent' : 'check_mail_kept', { to: `\u2068${tested.to}\u2069` })
            : t('check_mail_refused', { refusal: `\u2068${tested.refusal}\u2069` }))}
      </p>
    </div>
  )
}
