import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf } from '#domain/language.ts'
import { languageOfRequest } from './features/language/public.ts'
import { themeOfRequest } from './features/theme/public.ts'
import styles from './styles.css?url'
import { createTexts, type AllTexts } from './texts/create-texts.ts'
import { TextsProvider } from './texts/texts-context.tsx'

interface Parts {
  title: string
  /** The number of seconds before the page reloads; it stays as it is if omitted. */
  refresh?: string
  body: ReactNode
}

/** Renders a page without the router, its data and scripts, which may be unavailable. */
export function renderPlainPage(request: Request, write: (texts: AllTexts) => Parts): string {
  const lang = languageOfRequest(request)
  const theme = themeOfRequest(request)
  const className = theme === 'system' ? `lang-${lang}` : `lang-${lang} theme-${theme}`
  const texts = createTexts(lang, {})
  const { title, refresh, body } = write(texts)
  const page = (
    <html lang={lang} dir={directionOf(lang)} className={className}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {refresh !== undefined && <meta httpEquiv="refresh" content={refresh} />}
        <title>{title}</title>
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <TextsProvider value={texts}>{body}</TextsProvider>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
