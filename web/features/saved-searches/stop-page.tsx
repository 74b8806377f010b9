import { Form, Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/** @param state `asked` before the button was pressed */
export function StopPage({ state }: { state: 'asked' | 'stopped' | 'invalid' }) {
  const { t } = useTexts()
  if (state === 'asked') {
    return (
      <MessagePage title={t('saved_search_stop_title')} text={t('saved_search_stop_text')}>
        <Form method="post">
          <button type="submit" className="button">
            {t('saved_search_stop')}
          </button>
        </Form>
      </MessagePage>
    )
  }
  return state === 'stopped' ? (
    <MessagePage title={t('saved_search_stopped')} text={t('saved_search_stopped_text')}>
      <Link to="/dashboard?tab=saved_searches" className="button-quiet">
        {t('dashboard_saved_searches')}
      </Link>
    </MessagePage>
  ) : (
    <MessagePage title={t('link_invalid')} text={t('saved_search_stop_invalid')}>
      <Link to="/dashboard?tab=saved_searches" className="button-quiet">
        {t('dashboard_saved_searches')}
      </Link>
    </MessagePage>
  )
}
