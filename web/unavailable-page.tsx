import { renderToStaticMarkup } from 'react-dom/server'
import { REFRESH_SECONDS, type RenderUnavailable } from '#contract/page-host.ts'
import { directionOf } from '#domain/language.ts'
import { Unavailable } from './features/errors/public.ts'
import { languageOfRequest } from './features/language/public.ts'
import { themeOfRequest } from './features/theme/public.ts'
import styles from './styles.css?url'
import { createTexts } from './texts/create-texts.ts'
import { TextsProvider } from './texts/texts-context.tsx'
import { ButtonAnchor } from './ui/button.tsx'

/** Rendered without the router and its data, which are unavailable. */
export const renderUnavailable: RenderUnavailable = (request, hindrance) => {
  const lang = languageOfRequest(request)
  const theme = themeOfRequest(request)
  const className = theme === 'system' ? `lang-${lang}` : `lang-${lang} theme-${theme}`
  const texts = createTexts(lang, {})
  const page = (
    <html lang={lang} dir={directionOf(lang)} className={className}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="refresh" content={REFRESH_SECONDS} />
        <title>{texts.t(`unavailable_${hindrance}_title`)}</title>
        <link rel="icon" href="/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        <TextsProvider value={texts}>
          <Unavailable hindrance={hindrance}>
            {/* an empty `href` reloads the page */}
            <ButtonAnchor href="">{texts.t('unavailable_now')}</ButtonAnchor>
          </Unavailable>
        </TextsProvider>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
