import { useEffect, useState } from 'react'
import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { recordError } from '#web/platform/error-log.ts'
import { errorStatus } from '#web/platform/error-status.ts'
import { PartialFallback } from './fallback.tsx'
import { UnavailableRoute } from './unavailable-route.tsx'

/** The host is busy or its database away. */
const UNAVAILABLE = 503

/** How often each visit of a page was tried; kept apart, since a page that fails again is a new boundary. */
const retriesOf = new Map<string, number>()

/** Every route's boundary: what its loader or its screen threw. */
export function RouteError() {
  // routes export this component itself: the framework hands props only to what they declare
  const error = useRouteError()
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const [retries, setRetries] = useState(retriesOf.get(key) ?? 0)

  useEffect(() => recordError(error, { type: 'route', severity: 'critical' }), [error])

  function tryAgain() {
    retriesOf.set(key, retries + 1)
    setRetries(retries + 1)
    void revalidate()
  }

  if (errorStatus(error) === UNAVAILABLE) return <UnavailableRoute tryAgain={revalidate} />
  return <PartialFallback error={error} retries={retries} tryAgain={tryAgain} />
}
