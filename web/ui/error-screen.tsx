import { Button, ButtonAnchor } from './button.tsx'

/** The last fallback: needs neither texts nor providers, since those may have failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main id="content" className="page flex flex-col items-center gap-4 py-16 text-center">
      <h1 className="text-2xl font-bold">Unexpected Application Error!</h1>
      <p lang="ar" dir="rtl">
        حدث خطأ غير متوقع في الموقع. حاول مرة أخرى أو ارجع إلى الصفحة الرئيسية.
      </p>
      <p lang="en" dir="ltr">
        The site ran into an unexpected error. Try again, or go to the home page.
      </p>
      <pre lang="en" dir="ltr" className="max-w-full overflow-auto text-sm text-muted">
        {error instanceof Error ? error.message : String(error)}
      </pre>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>إعادة المحاولة · Retry</Button>
        <ButtonAnchor href="/" variant="quiet">
          الصفحة الرئيسية · Home
        </ButtonAnchor>
        <ButtonAnchor href="/contact" variant="quiet">
          تواصل معنا · Contact us
        </ButtonAnchor>
      </div>
    </main>
  )
}
