import { useState } from 'react'
import { Link } from 'react-router'
import type { RelayedEmail } from '#contract/email-relay.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { otherName } from '#web/features/messages/public.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { AnswerForm } from './answer-form.tsx'
import { MailedMessage } from './mailed-message.tsx'
import { useMarkReadByLink } from './use-mark-read-by-link.ts'

interface Props {
  token: string
  /** The messages to answer; null if the link is not valid. */
  email: RelayedEmail | null
  now: string
}

/** Target of the link in emails about messages. Whoever has the link can answer without signing in. */
export function AnswerPage({ token, email, now }: Props) {
  const { t, lang } = useTexts(formTexts, adsTexts, messagesTexts)
  const [isSent, setSent] = useState(false)
  useMarkReadByLink(email && token)
  const onwards = email?.has_page ? (
    <ButtonLink to={`/car/${email.car_id}`} variant="quiet">
      {t('answer_to_car')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/explore" variant="quiet">
      {t('to_explore')}
    </ButtonLink>
  )
  if (!email) {
    return (
      <MessagePage title={t('link_invalid')} text={t('answer_invalid')}>
        {onwards}
      </MessagePage>
    )
  }
  if (isSent) {
    return (
      <MessagePage title={t('answer_sent')} text={t('answer_sent_text')}>
        <Button variant="quiet" onClick={() => setSent(false)}>
          {t('answer_more')}
        </Button>
        {onwards}
      </MessagePage>
    )
  }
  const from = otherName(email, t)
  return (
    <main id="content" className="page flex max-w-2xl flex-col gap-6 py-10">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('answer_title', { name: from })}</h1>
        <p className="text-muted" {...writtenIn(email[`car_title_${lang}`])}>
          {email[`car_title_${lang}`]}
        </p>
      </div>
      {email.messages.map((message) => (
        <MailedMessage key={message.id} message={message} from={from} token={token} now={now} />
      ))}
      <AnswerForm token={token} onSent={() => setSent(true)} />
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <Link to={`/messages?conversation=${email.conversation_id}`} className="link">
          {t('answer_to_messages')}
        </Link>
        {email.has_page && (
          <Link to={`/car/${email.car_id}`} className="link">
            {t('answer_to_car')}
          </Link>
        )}
      </p>
    </main>
  )
}
