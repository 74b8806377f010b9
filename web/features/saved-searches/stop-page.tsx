import { Form } from 'react-router'
import { accountTexts } from '#web/texts/account/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/** @param state `asked` before the submission */
export function StopPage({ state }: { state: 'asked' | 'stopped' | 'invalid' }) {
  const { t } = useTexts(accountTexts)
  if (state === 'asked') {
    return (
      <MessagePage title={t('saved_search_stop_title')} text={t('saved_search_stop_text')}>
        <Form method="post">
          <Button type="submit">{t('saved_search_stop')}</Button>
        </Form>
      </MessagePage>
    )
  }
  return state === 'stopped' ? (
    <MessagePage title={t('saved_search_stopped')} text={t('saved_search_stopped_text')}>
      <ButtonLink to="/dashboard?tab=saved_searches" variant="quiet">
        {t('dashboard_saved_searches')}
      </ButtonLink>
    </MessagePage>
  ) : (
    <MessagePage title={t('link_invalid')} text={t('saved_search_stop_invalid')}>
      <ButtonLink to="/dashboard?tab=saved_searches" variant="quiet">
        {t('dashboard_saved_searches')}
      </ButtonLink>
    </MessagePage>
  )
}
