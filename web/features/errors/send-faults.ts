import type { FaultReport } from '#contract/client-faults.ts'
import { readFrames } from '#domain/client-faults/read-frames.ts'
import { cutText } from '#domain/text/truncate.ts'
import type { ErrorRecord } from '#web/platform/pages/error-log.ts'
import { pageVersion } from '#web/rendering/page-version.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 300_000
/** As in the contract. */
const MOST_AT_ONCE = 10
const LONGEST_MESSAGE = 1000
const LONGEST_STACK = 6000
/** Browsers refuse more than 64 KB in requests that may outlive the page. */
const MOST_BYTES = 50_000
const MOST_WAITING = 50
const TOO_MANY_REQUESTS = 429

/** Faults by what repeats of them have in common. */
const waiting = new Map<string, FaultReport>()
let pause = FIRST_PAUSE_MS
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends a fault after a second. Repeats until then are sent as one, and further ones ever less often. */
export function sendFault({ id, type, name, message, stack, context }: ErrorRecord): void {
  if (type === 'promise') return
  // those of a loop differ in a number
  const key = JSON.stringify([type, message.replaceAll(/\d+/g, '0'), readFrames(stack ?? '')])
  const known = waiting.get(key)
  if (known) known.times += 1
  else if (waiting.size < MOST_WAITING)
    waiting.set(key, {
      id,
      type,
      message: storable(`${name}: ${message}`, LONGEST_MESSAGE),
      stack: storable(stack ?? '', LONGEST_STACK),
      component_stack: storable(context.componentStack ?? '', LONGEST_STACK),
      page: new URL(context.url).pathname,
      times: 1,
    })
  timer ??= setTimeout(flush, pause)
}

/** As the server accepts it: a single text that it refuses would take the others of the request with it. */
const storable = (text: string, most: number): string => cutText(text.toWellFormed().replaceAll('\0', ''), most)

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.size === 0) return
  const sent = fittingOnes()
  for (const [key] of sent) waiting.delete(key)
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  if (waiting.size > 0) timer = setTimeout(flush, pause)
  fetch('/api/v1/client-faults', {
    method: 'POST',
    // the request may outlive the page
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page_version: pageVersion() || 'unknown', faults: sent.map(([, fault]) => fault) }),
  }).then(
    ({ status }) => (status >= 500 || status === TOO_MANY_REQUESTS) && keep(sent),
    () => keep(sent),
  )
}

/** As many of those that wait as a request may have, at least one. */
function fittingOnes(): [string, FaultReport][] {
  let bytes = 0
  return [...waiting].slice(0, MOST_AT_ONCE).filter(([, fault], index) => {
    bytes += new TextEncoder().encode(JSON.stringify(fault)).length
    return index === 0 || bytes <= MOST_BYTES
  })
}

/** Without a connection, or while the server takes none, they wait for the next time. */
function keep(unsent: readonly [string, FaultReport][]): void {
  for (const [key, fault] of unsent) if (!waiting.has(key)) waiting.set(key, fault)
  timer ??= setTimeout(flush, pause)
}

addEventListener('online', flush)
addEventListener('pagehide', flush)
