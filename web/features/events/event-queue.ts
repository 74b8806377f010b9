import { randomId } from '#web/platform/random-id.ts'
import type { Tracked } from './tracked.ts'
import { endView } from './car-view.ts'
import { readHeaderClick } from './read-header-click.ts'
import { searchOf } from './search-of.ts'
import { sessionId } from './session-id.ts'

export { beginView } from './car-view.ts'

/** After the last event. */
const FLUSH_MS = 1000
/** In one request; as the contract has it. */
const MOST = 50

let waiting: (Tracked & { id: string; at: number })[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends it with others, a second after the last one or when the page is left. */
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
    // the request outlives the page
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ session_id: sessionId(), events }),
  }).catch((error: unknown) => console.warn(error))
}

/** The page of a car is left. */
export function leaveCar(): void {
  const view = endView()
  if (view) addEvent(view)
}

let lastSearch = ''

/** Counts a search, unless it is the one that was counted last. */
export function addSearch(search: object, results_count: number): void {
  const event = searchOf(search, results_count)
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
// before the router, so that the page is the one on which it happened
document.addEventListener(
  'click',
  ({ target }) => {
    const event = target instanceof Element && readHeaderClick(target)
    if (event) addEvent(event)
  },
  { capture: true },
)
