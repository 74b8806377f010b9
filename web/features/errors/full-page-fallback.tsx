import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import type { FallbackProps } from './fallback.tsx'
import { useRecovery } from './use-recovery.ts'

/** Replaces the whole site. In both languages, without texts or providers, since those may have failed. */
export function FullPageFallback({ error, id, retries, tryAgain }: FallbackProps) {
  const { canRetry, isRecovering, retry, recover } = useRecovery(error, retries, tryAgain)
  return (
    <main
      id="content"
      role="alert"
      className="page flex min-h-dvh flex-col items-center justify-center gap-4 text-center"
    >
      <h1 className="text-2xl font-bold">
        <span lang="ar">تعذّر عرض الموقع</span> <span>·</span> <span lang="en">The site could not be shown</span>
      </h1>
      <p lang="ar" dir="rtl" className="text-muted">
        حدث خلل غير متوقع. حاول مرة أخرى، أو أصلح الموقع وأعد تحميله، أو ارجع إلى الصفحة الرئيسية.
      </p>
      <p lang="en" dir="ltr" className="text-muted">
        Something unexpected went wrong. Try again, repair and reload, or go to the home page.
      </p>
      {id !== undefined && (
        <p className="text-sm text-muted">
          <bdi className="break-all select-all">{id}</bdi>
        </p>
      )}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {canRetry && (
          <Button disabled={isRecovering} onClick={retry}>
            حاول مرة أخرى · Retry
          </Button>
        )}
        <Button variant="quiet" disabled={isRecovering} onClick={recover}>
          إصلاح وإعادة تحميل · Repair and reload
        </Button>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          إعادة تحميل · Reload
        </Button>
        <ButtonAnchor href="/" variant="quiet">
          الصفحة الرئيسية · Home page
        </ButtonAnchor>
      </div>
    </main>
  )
}
