import { Form } from 'react-router'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { notificationTexts } from '#web/texts/notifications/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

interface Props {
  /** Subject of the emails. */
  of: 'saved_search' | 'notification'
  /** `asked`: before submission. */
  state: 'asked' | 'stopped' | 'invalid'
}

/** Target of unsubscribe links in emails. */
export function StopPage({ of, state }: Props) {
  const { t } = useTexts(accountTexts, formTexts, notificationTexts)
  if (state === 'asked') {
    return (
      <MessagePage title={t(`${of}_stop_title`)} text={t(`${of}_stop_text`)}>
        <Form method="post">
          <Button type="submit">{t(`${of}_stop`)}</Button>
        </Form>
      </MessagePage>
    )
  }
  const onwards =
    of === 'saved_search' ? (
      <ButtonLink to="/dashboard?tab=saved_searches" variant="quiet">
        {t('dashboard_saved_searches')}
      </ButtonLink>
    ) : (
      <ButtonLink to="/dashboard?tab=notifications&list=preferences" variant="quiet">
        {t('notification_preferences')}
      </ButtonLink>
    )
  return state === 'stopped' ? (
    <MessagePage title={t(`${of}_stopped`)} text={t(`${of}_stopped_text`)}>
      {onwards}
    </MessagePage>
  ) : (
    <MessagePage title={t('link_invalid')} text={t(`${of}_stop_invalid`)}>
      {onwards}
    </MessagePage>
  )
}
