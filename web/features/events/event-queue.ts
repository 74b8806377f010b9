import { randomId } from '#web/platform/device/random-id.ts'
import type { Tracked } from './tracked.ts'
import { endView } from './car-view.ts'
import { readHeaderClick } from './read-header-click.ts'
import { searchEvent } from './search-event.ts'
import { sessionId } from './session-id.ts'

export { beginView } from './car-view.ts'

/** Milliseconds after the last event until all are sent. */
const FLUSH_MS = 1000
/** Maximum number of events per request, the same as in the contract. */
const MOST = 50

let waiting: (Tracked & { id: string; at: number })[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Adds an event. Events are sent together, one second after the last one or when the page is left. */
export function addEvent(event: Tracked): void {
  waiting.push({ ...event, id: randomId(), at: Date.now() })
  clearTimeout(timer)
  if (waiting.length === MOST) flush()
  else timer = setTimeout(flush, FLUSH_MS)
}

function flush(): void {
  clearTimeout(timer)
  if (waiting.length === 0) return
  const now = Date.now()
  const events = waiting.map(({ at, ...event }) => ({ ...event, seconds_ago: Math.round((now - at) / 1000) }))
  waiting = []
  fetch('/api/v1/events', {
    method: 'POST',
    // the request may outlive the page
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: sessionId(), events }),
  }).catch((error: unknown) => console.warn(error))
}

/** Records the view of a car when its page is left. */
export function leaveCar(): void {
  const view = endView()
  if (view) addEvent(view)
}

let lastSearch = ''

/** Records a search, unless it equals the previous one. */
export function addSearch(search: object, resultsCount: number): void {
  const event = searchEvent(search, resultsCount)
  const same = JSON.stringify([event.query, event.filters])
  if (same !== lastSearch) addEvent(event)
  lastSearch = same
}

function leave(): void {
  leaveCar()
  flush()
}

document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
addEventListener('pagehide', leave)
// in the capture phase, before the router changes the page
document.addEventListener(
  'click',
  ({ target }) => {
    const event = target instanceof Element && readHeaderClick(target)
    if (event) addEvent(event)
  },
  { capture: true },
)
