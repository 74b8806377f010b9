import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

const ID = 'known-routes'

/** The most frequent targets of navigation. */
export const KNOWN_ROUTES = ['routes/explore', 'routes/car'] as const

/**
 * Embeds the manifest entries of these routes in the page. React Router would fetch them first, which delays the first
 * navigation and Back after a reload.
 */
export function KnownRoutes() {
  const framework = useContext(FrameworkContext)
  return (
    <script
      id={ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? JSON.stringify(known(framework?.manifest.routes)) : '' }}
    />
  )
}

const known = (routes: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(KNOWN_ROUTES.map((id) => [id, routes[id]]))

/** Adds the embedded entries to React Router's manifest. */
export function learnKnownRoutes(): void {
  const embedded = document.querySelector(`#${ID}`)?.textContent
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: { routes: object } }
  if (embedded && manifest) Object.assign(manifest.routes, JSON.parse(embedded))
}
