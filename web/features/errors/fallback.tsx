import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useRecovery } from './use-recovery.ts'

export interface FallbackProps {
  error: unknown
  retries: number
  tryAgain: () => void
}

/** In the place of a part of a page: one line and a way to try again. */
export function MinimalFallback({ error, retries, tryAgain }: FallbackProps) {
  const { t } = useTexts()
  const { can_retry, retry } = useRecovery(error, retries, tryAgain)
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-muted">
      <Icon name="warning" />
      {t('error_minimal')}
      {can_retry && (
        <button type="button" className="button-plain" onClick={retry}>
          {t('error_retry')}
        </button>
      )}
    </p>
  )
}

/** In the place of a page, inside the working rest of the site. */
export function PartialFallback({ error, retries, tryAgain }: FallbackProps) {
  const { t } = useTexts()
  const { can_retry, is_recovering, retry, recover } = useRecovery(error, retries, tryAgain)
  return (
    <main id="content" role="alert" className="page flex flex-col items-center py-16 text-center">
      <span className="text-warning">
        <Icon name="warning" size={40} />
      </span>
      <h1 className="mt-4 text-2xl font-bold">{t('error_partial_title')}</h1>
      <p className="mt-3 max-w-prose text-muted">{t(is_recovering ? 'error_recovering' : 'error_partial_text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {can_retry && (
          <button type="button" className="button" disabled={is_recovering} onClick={retry}>
            {t('error_retry')}
          </button>
        )}
        <button type="button" className="button-quiet" disabled={is_recovering} onClick={recover}>
          {t('error_repair')}
        </button>
        <button type="button" className="button-quiet" onClick={() => window.location.reload()}>
          {t('error_reload')}
        </button>
        <a href="/" className="button-quiet">
          {t('to_home')}
        </a>
      </div>
    </main>
  )
}
