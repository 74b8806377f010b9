import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator, useRouteError } from 'react-router'
import { recordedErrors, recordError, subscribeToErrors, type ErrorRecord } from '#web/platform/pages/error-log.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { PartialFallback } from './fallback.tsx'
import { isFault } from './report-faults.ts'
import { UnavailableRoute } from './unavailable-route.tsx'

/** Status while the server is busy or the database is unreachable. */
const UNAVAILABLE = 503

/** On the server. */
const NONE: readonly ErrorRecord[] = []

/** Number of retries by location key. Not component state, since a page that fails again mounts a new boundary. */
const retriesOf = new Map<string, number>()

/** Error boundary of the routes, for errors of loaders and components. */
export function RouteError() {
  // not a prop: routes re-export this component, and React Router passes props only to those declared in the route file
  const error = useRouteError()
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const [retries, setRetries] = useState(retriesOf.get(key) ?? 0)

  const records = useSyncExternalStore(subscribeToErrors, recordedErrors, () => NONE)
  const id = records.find((record) => record.error === error && isFault(record))?.id

  useEffect(() => void recordError(error, { type: 'route', severity: 'critical' }), [error])

  function tryAgain() {
    retriesOf.set(key, retries + 1)
    setRetries(retries + 1)
    void revalidate()
  }

  if (errorStatus(error) === UNAVAILABLE) return <UnavailableRoute tryAgain={revalidate} />
  return <PartialFallback error={error} id={id} retries={retries} tryAgain={tryAgain} />
}
