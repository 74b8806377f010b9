import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isLost } from './boundary-rules.ts'
import { ErrorId } from './error-id.tsx'
import type { FallbackProps } from './fallback-props.ts'
import { SafeWork } from './safe-work/late-safe-work.tsx'
import { useRecovery } from './use-recovery.ts'

/** Replaces a part of a page: one line with a retry button. */
export function MinimalFallback({ error, retries, tryAgain }: FallbackProps) {
  const { t } = useTexts()
  const { canRetry, retry } = useRecovery(error, retries, tryAgain)
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-muted">
      <Icon name="warning" />
      <span>{t('error_minimal')}</span>
      {canRetry && (
        <Button variant="plain" onClick={retry}>
          {t('error_retry')}
        </Button>
      )}
    </p>
  )
}

/** Replaces the content of a page; header and footer still work. */
export function PartialFallback({ error, id, retries, tryAgain }: FallbackProps) {
  const { t } = useTexts()
  const { canRetry, isRecovering, retry, recover } = useRecovery(error, retries, tryAgain)
  const isOffline = isLost(error)
  return (
    <main id="content" role="alert" className="page flex flex-col items-center py-16 text-center">
      <span className="text-warning">
        <Icon name="warning" size={40} />
      </span>
      <h1 className="mt-4 text-2xl font-bold">{t(isOffline ? 'error_offline_title' : 'error_partial_title')}</h1>
      <p className="mt-3 max-w-prose text-muted">
        {t(isRecovering ? 'error_recovering' : isOffline ? 'error_offline_text' : 'error_partial_text')}
      </p>
      <ErrorId id={id} />
      <SafeWork />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {canRetry && (
          <Button disabled={isRecovering} onClick={retry}>
            {t('error_retry')}
          </Button>
        )}
        <Button variant="quiet" disabled={isRecovering} onClick={recover}>
          {t('error_repair')}
        </Button>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {t('error_reload')}
        </Button>
        <ButtonAnchor href="/" variant="quiet">
          {t('to_home')}
        </ButtonAnchor>
        <ButtonAnchor href="/contact" variant="quiet">
          {t('nav_contact')}
        </ButtonAnchor>
      </div>
    </main>
  )
}
