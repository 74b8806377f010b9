import type { FaultReport } from '#contract/client-faults.ts'
import { cutText } from '#domain/text/truncate.ts'
import type { ErrorRecord } from '#web/platform/pages/error-log.ts'
import { pageVersion } from '#web/rendering/page-version.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 300_000
/** As in the contract. */
const MOST_AT_ONCE = 10
const LONGEST_MESSAGE = 1000
const LONGEST_STACK = 6000

/** Faults by what repeats of them have in common. */
const waiting = new Map<string, FaultReport>()
let pause = FIRST_PAUSE_MS
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends a fault after a second. Repeats until then are sent as one, and further ones ever less often. */
export function sendFault({ id, type, name, message, stack, context }: ErrorRecord): void {
  if (type === 'promise') return
  const key = `${type} ${message} ${stack ?? ''}`
  const known = waiting.get(key)
  if (known) known.times += 1
  else
    waiting.set(key, {
      id,
      type,
      message: cutText(`${name}: ${message}`, LONGEST_MESSAGE),
      stack: cutText(stack ?? '', LONGEST_STACK),
      component_stack: cutText(context.componentStack ?? '', LONGEST_STACK),
      page: new URL(context.url).pathname,
      times: 1,
    })
  timer ??= setTimeout(flush, pause)
}

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.size === 0) return
  const sent = [...waiting].slice(0, MOST_AT_ONCE)
  for (const [key] of sent) waiting.delete(key)
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  if (waiting.size > 0) timer = setTimeout(flush, pause)
  fetch('/api/v1/client-faults', {
    method: 'POST',
    // the request may outlive the page
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page_version: pageVersion() || 'unknown', faults: sent.map(([, fault]) => fault) }),
  }).catch(() => keep(sent))
}

/** Without a connection they wait for the next one. */
function keep(unsent: readonly [string, FaultReport][]): void {
  for (const [key, fault] of unsent) if (!waiting.has(key)) waiting.set(key, fault)
  timer ??= setTimeout(flush, pause)
}

addEventListener('online', flush)
addEventListener('pagehide', flush)
