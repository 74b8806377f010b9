import { useRevalidator } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from './message-page.tsx'

/** A page that failed, inside the working rest of the site. */
export function RouteError(_: { error: unknown }) {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  return (
    <MessagePage title={t('error_partial_title')} text={t('error_partial_text')}>
      <button type="button" className="button" onClick={() => void revalidate()}>
        {t('error_retry')}
      </button>
      <a href="/" className="button-quiet">
        {t('to_home')}
      </a>
    </MessagePage>
  )
}
