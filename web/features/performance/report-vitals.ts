import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import type { Measurement } from '#contract/field-vitals.ts'
import { LONGEST_VALUE, MOST_MEASUREMENTS, visitDevice } from '#domain/performance/field-vitals.ts'
import { pageKind } from '#domain/performance/page-kind.ts'
import { asksNotToBeTracked } from '#web/features/events/public.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { pageVersion } from '#web/rendering/page-version.ts'

let waiting: Measurement[] = []
/** A vital is final when the page is first hidden; what follows is another visit in the same tab. */
const reported = new Set<string>()

/** Measures this visit and sends it when the page is hidden, unless the visitor opted out of tracking. */
export function reportVitals(): void {
  if (asksNotToBeTracked()) return
  const options = { reportSoftNavs: true }
  for (const observe of [onLCP, onINP, onCLS, onFCP, onTTFB]) observe(note, options)
  // after the observers, which end their measurements in the capture phase of the same event
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}

function note({ id, name, value, navigationType, navigationURL }: MetricType): void {
  if (reported.has(id)) return
  reported.add(id)
  waiting.push({
    page: pageKind(new URL(navigationURL ?? firstAddress(), location.href).pathname),
    is_route_change: navigationType === 'soft-navigation' || navigationType === 'back-forward-cache',
    vital: name,
    value: Math.min(value, LONGEST_VALUE),
  })
}

/** The address that the document was loaded from; the page may have changed since. */
const firstAddress = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href

function send(): void {
  if (waiting.length === 0) return
  const measurements = waiting.slice(0, MOST_MEASUREMENTS)
  waiting = []
  fetch('/api/v1/field-vitals', {
    method: 'POST',
    // the request may outlive the page
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      page_version: pageVersion() || 'unknown',
      device: visitDevice(innerWidth, matchesMedia('(pointer: coarse)')),
      measurements,
    }),
  }).catch((error: unknown) => console.warn(error))
}
