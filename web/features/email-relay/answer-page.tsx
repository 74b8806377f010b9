import { useState } from 'react'
import { Link } from 'react-router'
import type { RelayedEmail } from '#contract/email-relay.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { AnswerForm } from './answer-form.tsx'

interface Props {
  token: string
  /** The message to answer; null if the link is not valid. */
  email: RelayedEmail | null
  now: string
}

/** Target of the link in relayed emails. Whoever has the link can answer without signing in. */
export function AnswerPage({ token, email, now }: Props) {
  const { t, lang } = useTexts(accountTexts, adsTexts)
  const [isSent, setSent] = useState(false)
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
  const from = email.from_name ?? t(`answer_from_${email.side}`)
  return (
    <main id="content" className="page flex max-w-2xl flex-col gap-6 py-10">
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('answer_title', { name: from })}</h1>
        <p className="text-muted" dir="auto">
          {email[`car_title_${lang}`]}
        </p>
      </div>
      <Panel as="figure" className="flex flex-col gap-2 p-4">
        <figcaption className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <bdi>{from}</bdi>
          <time dateTime={email.created_at}>{relativeTime(email.created_at, new Date(now), lang)}</time>
        </figcaption>
        <blockquote className="wrap-anywhere whitespace-pre-line" dir="auto">
          {email.text}
        </blockquote>
      </Panel>
      <AnswerForm token={token} onSent={() => setSent(true)} />
      {email.has_page && (
        <Link to={`/car/${email.car_id}`} className="link self-start">
          {t('answer_to_car')}
        </Link>
      )}
    </main>
  )
}
