import { useContext } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router'

const ID = 'known-routes'

/** Where most visitors go next, or back. */
export const KNOWN_ROUTES = ['routes/explore', 'routes/car'] as const

/**
 * Embeds in the page which code these routes need. React Router would ask for it first; a tap, or Back after a reload,
 * would wait for that answer.
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

/** Tells React Router of these routes. */
export function learnKnownRoutes(): void {
  const embedded = document.querySelector(`#${ID}`)?.textContent
  const { __reactRouterManifest: manifest } = window as unknown as { __reactRouterManifest?: { routes: object } }
  if (embedded && manifest) Object.assign(manifest.routes, JSON.parse(embedded))
}
