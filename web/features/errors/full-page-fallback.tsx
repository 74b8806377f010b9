import type { FallbackProps } from './fallback.tsx'
import { useRecovery } from './use-recovery.ts'

/** It stands without texts or providers, since those may be what failed, and so speaks both languages. */
export function FullPageFallback({ error, retries, tryAgain }: FallbackProps) {
  const { can_retry, is_recovering, retry, recover } = useRecovery(error, retries, tryAgain)
  return (
    <main
      id="content"
      role="alert"
      className="page flex min-h-dvh flex-col items-center justify-center gap-4 text-center"
    >
      <h1 className="text-2xl font-bold">
        <span lang="ar">تعذّر عرض الموقع</span> · <span lang="en">The site could not be shown</span>
      </h1>
      <p lang="ar" dir="rtl" className="text-muted">
        حدث خلل غير متوقع. حاول مرة أخرى، أو أصلح الموقع وأعد تحميله، أو ارجع إلى الصفحة الرئيسية.
      </p>
      <p lang="en" dir="ltr" className="text-muted">
        Something unexpected went wrong. Try again, repair and reload, or go to the home page.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {can_retry && (
          <button type="button" className="button" disabled={is_recovering} onClick={retry}>
            حاول مرة أخرى · Retry
          </button>
        )}
        <button type="button" className="button-quiet" disabled={is_recovering} onClick={recover}>
          إصلاح وإعادة تحميل · Repair and reload
        </button>
        <button type="button" className="button-quiet" onClick={() => window.location.reload()}>
          إعادة تحميل · Reload
        </button>
        <a href="/" className="button-quiet">
          الصفحة الرئيسية · Home page
        </a>
      </div>
    </main>
  )
}
