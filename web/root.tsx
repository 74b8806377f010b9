import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import { savesData } from '#domain/data-saver.ts'
import { directionOf, languageOf } from '#domain/language.ts'
import { themeOf } from '#domain/theme.ts'
import type { Route } from './+types/root'
import { ViewerProvider } from './platform/pages/viewer-context.tsx'
import { CardShapeProvider, cardShapeOfRequest } from './features/card-shape/public.ts'
import { DataSaverProvider } from './features/data-saver/public.ts'
import { Boundary, FullPageFallback } from './features/errors/public.ts'
import { favoriteIdsQuery, FavoritesProvider, LateCarsInstead } from './features/favorites/public.ts'
import {
  keepPageLanguage,
  LanguageProvider,
  LanguageScript,
  languageOfAddress,
  languageOfRequest,
} from './features/language/public.ts'
import { unreadQuery } from './features/messages/public.ts'
import { SettingsProvider, siteIcons } from './features/settings/public.ts'
import { footerPages, SiteFrame } from './features/shell/public.ts'
import { ThemeProvider, themeOfRequest } from './features/theme/public.ts'
import { PackageFallbacks } from './platform/browser/package-fallbacks.tsx'
import { DehydratedQueries } from './platform/queries/dehydrated-queries.tsx'
import { EarlyScript } from './rendering/early/early-script.tsx'
import { KnownRoutes } from './rendering/known-routes.tsx'
import { recordError } from './platform/pages/error-log.ts'
import { scopeContext } from './platform/pages/page-scope.ts'
import styles from './styles.css?url'
import arabicFont from './ui/fonts/readex-pro-arabic.woff2?url'
import latinFont from './ui/fonts/readex-pro-basic-latin.woff2?url'
import { ErrorScreen } from './ui/error-screen.tsx'
import type { Elements } from './ui/elements.tsx'
import { WayOutProvider } from './ui/way-out.tsx'

/** The font of the language of the page is preloaded. */
const FONT = { ar: arabicFont, en: latinFont }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, publicUrl, getViewer, isPage, queries } = context.get(scopeContext)
  let isViewerKnown = true
  const asked = getViewer().catch((error: unknown) => {
    isViewerKnown = false
    return failed(error)
  })
  // if the database fails, the page is rendered without them and the browser fetches them again
  const lang = languageOfRequest(request)
  const [changedTexts, settings, pages, viewer] = await Promise.all([
    api.texts.list().catch(failed),
    api.settings.list().catch(failed),
    api.articles.list_pages({ lang }).catch(failed),
    asked,
    isPage && asked.then((one) => one && prefetchFrame(api, queries, one.id)),
  ])
  return {
    lang,
    theme: themeOfRequest(request),
    card_shape: cardShapeOfRequest(request),
    isSavingData: savesData(request.headers.get('cookie') ?? '', request.headers.get('save-data')),
    changedTexts,
    settings,
    icons: siteIcons(settings),
    footerPages: pages && footerPages(pages),
    viewer,
    isViewerKnown,
    publicUrl,
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPageLanguage]

/** The data of the frame depends neither on the search nor on input, and is kept without a connection. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (!navigator.onLine) return false
  if (currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  const lang = languageOfAddress(nextUrl.searchParams)
  return lang !== null && lang !== languageOfAddress(currentUrl.searchParams)
}

/** Fetches what the frame and cards show to a signed-in user. */
const prefetchFrame = (api: ApiClient, queries: QueryClient, userId: string) =>
  Promise.all([queries.prefetchQuery(unreadQuery(api, userId)), queries.prefetchQuery(favoriteIdsQuery(api, userId))])

function failed(error: unknown): null {
  console.error(error)
  return null
}

export function Layout({ children }: { children: Elements }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { key } = useLocation()
  const lang = languageOf(root?.lang)
  const theme = themeOf(root?.theme)
  const className = theme === 'system' ? `lang-${lang}` : `lang-${lang} theme-${theme}`
  return (
    <html lang={lang} dir={directionOf(lang)} className={className} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1e1b17" />
        <PackageFallbacks />
        <LanguageScript />
        <EarlyScript />
        {root?.icons ? (
          <link rel="icon" href={root.icons.small} sizes="192x192" />
        ) : (
          <>
            <link rel="icon" href="/favicon.ico" sizes="16x16 32x32 48x48" />
            <link rel="icon" href="/logo.svg" type="image/svg+xml" />
          </>
        )}
        <link rel="apple-touch-icon" href={root?.icons?.touch ?? '/apple-touch-icon.png'} />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${lang}`} />
        <link rel="preload" as="font" type="font/woff2" href={FONT[lang]} crossOrigin="anonymous" />
        {/* else a title that fails would take the page with it, and its error screen too */}
        <Boundary fallback={PlainTitle} of={key}>
          <Meta />
        </Boundary>
        <link rel="stylesheet" href={styles} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <DehydratedQueries />
        <KnownRoutes lang={lang} />
        <Scripts />
      </body>
    </html>
  )
}

const PlainTitle = () => <title>صيّاد · Sayyad</title>

/** A constant element, as below. */
const CARS_INSTEAD = <LateCarsInstead />

/** A constant element, so that it does not re-render on each navigation; its content changes by contexts. */
const FRAME = (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
)

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Boundary fallback={FullPageFallback}>
      <LanguageProvider lang={loaderData.lang} changedTexts={loaderData.changedTexts}>
        <SettingsProvider settings={loaderData.settings} hasSocket={loaderData.viewer !== null}>
          <ThemeProvider theme={loaderData.theme}>
            <ViewerProvider viewer={loaderData.viewer} isKnown={loaderData.isViewerKnown}>
              <FavoritesProvider>
                <CardShapeProvider shape={loaderData.card_shape}>
                  <DataSaverProvider isSaving={loaderData.isSavingData}>
                    <WayOutProvider value={CARS_INSTEAD}>{FRAME}</WayOutProvider>
                  </DataSaverProvider>
                </CardShapeProvider>
              </FavoritesProvider>
            </ViewerProvider>
          </ThemeProvider>
        </SettingsProvider>
      </LanguageProvider>
    </Boundary>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useEffect(() => void recordError(error, { type: 'route', severity: 'critical' }), [error])
  return <ErrorScreen error={error} />
}
