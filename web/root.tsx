import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { directionOf, languageOf } from '#domain/language.ts'
import type { Route } from './+types/root'
import { AlternateLinks, LanguageProvider, LanguageScript, languageOfRequest } from './features/language/public.ts'
import { SiteFrame } from './features/shell/public.ts'
import { browserQueryClient, newQueryClient } from './platform/query-client.ts'
import { scopeContext } from './platform/scope.ts'
import { ErrorScreen } from './ui/error-screen.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, public_url } = context.get(scopeContext)
  const [changed_texts, settings] = await Promise.all([api.texts.list(), api.settings.list()])
  return { lang: languageOfRequest(request), changed_texts, settings, public_url }
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const lang = languageOf(root?.lang)
  return (
    <html lang={lang} dir={directionOf(lang)} className={`lang-${lang}`} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <LanguageScript />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <AlternateLinks public_url={root?.public_url ?? ''} lang={lang} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [client] = useState(() => (typeof window === 'undefined' ? newQueryClient() : browserQueryClient()))
  return (
    <QueryClientProvider client={client}>
      <LanguageProvider lang={loaderData.lang} changed_texts={loaderData.changed_texts}>
        <SiteFrame settings={loaderData.settings}>
          <Outlet />
        </SiteFrame>
      </LanguageProvider>
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
