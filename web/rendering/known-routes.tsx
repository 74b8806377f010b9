import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, type UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import type { Lang } from '#domain/language.ts'

/** The most frequent targets of navigation. */
const KNOWN_ROUTES = ['routes/explore', 'routes/car'] as const
const ID = 'known-routes'

/** URLs of text files by script and language. */
const TEXT_FILES = import.meta.env.SSR ? (await import('virtual:text-files')).textFiles : {}

/**
 * Embeds the manifest entries of these routes in the page. React Router would fetch them first, which delays the first
 * navigation and Back after a reload. Their texts are loaded together with their scripts, which saves a round trip.
 */
export function KnownRoutes({ lang }: { lang: Lang }) {
  const framework = useContext(FrameworkContext)
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? JSON.stringify(known(lang, framework?.manifest.routes)) : '',
      }}
    />
  )
}

const known = (lang: Lang, routes: AssetsManifest['routes'] = {}) =>
  Object.fromEntries(KNOWN_ROUTES.map((id) => [id, withTexts(lang, routes[id])]))

function withTexts(lang: Lang, route: AssetsManifest['routes'][string]) {
  if (!route) return route
  const { module, imports = [] } = route
  const texts = [module, ...imports].flatMap((file) => TEXT_FILES[file]?.[lang] ?? [])
  return { ...route, imports: [...imports, ...texts] }
}

/** Adds the embedded entries to React Router's manifest. */
export function learnKnownRoutes(): void {
  const embedded = document.querySelector(`#${ID}`)?.textContent
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: { routes: object } }
  if (embedded && manifest) Object.assign(manifest.routes, JSON.parse(embedded))
}
