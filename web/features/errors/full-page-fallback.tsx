import { pageLanguage } from '#web/platform/pages/page-language.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import type { FallbackProps } from './fallback-props.ts'
import { SafeWork } from './safe-work/late-safe-work.tsx'
import { useRecovery } from './use-recovery.ts'

/** Replaces the whole site. In both languages, without the texts and providers of the site, since those may have failed. */
export function FullPageFallback({ error, id, retries, tryAgain }: FallbackProps) {
  const { canRetry, isRecovering, retry, recover } = useRecovery(error, retries, tryAgain)
  return (
    <main
      id="content"
      role="alert"
      className="page flex min-h-dvh flex-col items-center justify-center gap-4 text-center"
    >
      <h1 className="text-2xl font-bold">
        <span lang="ar" dir="rtl" className="block">
          تعذّر عرض الموقع
        </span>
        <span lang="en" dir="ltr" className="block">
          The site could not be shown
        </span>
      </h1>
      <p lang="ar" dir="rtl" className="text-muted">
        {isRecovering ? 'جارٍ الإصلاح…' : 'حدث خلل من جهتنا. حاول مرة أخرى، أو أصلح الموقع وأعد تحميله.'}
      </p>
      <p lang="en" dir="ltr" className="text-muted">
        {isRecovering ? 'Repairing…' : 'Something went wrong on our side. Try again, or repair and reload the site.'}
      </p>
      {id !== undefined && (
        <p className="text-sm text-muted">
          <span>الرقم المرجعي للخطأ · Error reference</span>
          <bdi className="block break-all select-all">{id}</bdi>
        </p>
      )}
      <TextsProvider value={createTexts(pageLanguage(), {})}>
        <SafeWork />
      </TextsProvider>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        {canRetry && (
          <Button disabled={isRecovering} onClick={retry}>
            حاول مرة أخرى · Retry
          </Button>
        )}
        <Button variant="quiet" disabled={isRecovering} onClick={recover}>
          أصلح وأعد التحميل · Repair and reload
        </Button>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          أعد تحميل الصفحة · Reload
        </Button>
        <ButtonAnchor href="/" variant="quiet">
          الصفحة الرئيسية · Home page
        </ButtonAnchor>
      </div>
    </main>
  )
}
