import { useState } from 'react'
import { supportTexts } from '#web/texts/support/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useSettings } from '#web/features/settings/public.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { RequestAnswer } from './answer-request.ts'
import { SupportForm } from './support-form.tsx'

/** @param answer what became of the form, if it was sent without scripts */
export function ContactPage({ answer }: { answer: RequestAnswer | undefined }) {
  const { t } = useTexts(supportTexts)
  const address = useSettings().read('support_email')
  const [answeredTo, setAnsweredTo] = useState(answer && !answer.refused ? answer.typed.email : null)
  return (
    <main id="content" className="page flex max-w-2xl flex-col gap-6 py-8">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-bold">{t('support_title')}</h1>
        <p className="text-muted">{t('support_text')}</p>
        {typeof address === 'string' && address !== '' && (
          <p className="text-muted">
            <span>{t('support_address')}</span>{' '}
            <a href={`mailto:${address}`} className="link">
              <bdi dir="ltr">{address}</bdi>
            </a>
          </p>
        )}
      </header>
      <Panel>
        {answeredTo === null ? (
          <SupportForm answer={answer} onSent={setAnsweredTo} />
        ) : (
          <div role="status" className="flex flex-col items-start gap-3">
            <h2 className="text-lg font-semibold">{t('support_sent')}</h2>
            <p>{t('support_sent_text', { email: `\u2066${answeredTo}\u2069` })}</p>
            <Button variant="quiet" onClick={() => setAnsweredTo(null)}>
              {t('support_another')}
            </Button>
          </div>
        )}
      </Panel>
    </main>
  )
}
