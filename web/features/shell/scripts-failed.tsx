import { createPath, useLocation } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Hidden until the recorder of early taps finds that the scripts of the page cannot be loaded. */
export function ScriptsFailed() {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  return (
    <p role="alert" hidden data-scripts-failed suppressHydrationWarning className="scripts-failed notice">
      <span>{t('page_incomplete')}</span>{' '}
      <a href={createPath({ pathname, search })} className="link">
        {t('error_reload')}
      </a>
    </p>
  )
}
