import { MANUAL_RETRY_MS, nextLiveState, NOT_YET_LIVE, type LiveSignal } from '#domain/live/live-status.ts'
import { listenToServerAnswers } from '#web/rendering/server-answers.ts'
import { openChannel, type LiveChannel } from './live-channel.ts'
import { liveState, setLiveActions, setLiveState, emitLive } from './live-store.ts'

/** Time between two attempts because of responses. */
const TRY_AGAIN_MS = 30_000

let owner: string | null = null
let channel: LiveChannel | null = null
let retry: ReturnType<typeof setTimeout> | undefined
/** A response to a later request is a reason to try a lost connection again, by `performance.now()`. */
let tryAfter = Infinity

/** Keeps a connection open for a user, across pages, until the session ends. */
export function startLive(userId: string): void {
  if (owner === userId && liveState().status !== 'disconnected') return
  if (owner === null) beginListening()
  owner = userId
  openIn(0)
}

function beginListening(): void {
  addEventListener('online', reopen)
  listenToServerAnswers(({ sentAt, isDown, isRecovery }) => {
    if (isRecovery) reopen()
    else if (!isDown && sentAt > tryAfter) tryNow()
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resume())
  // an open socket would exclude the page from the back/forward cache
  addEventListener('pagehide', close)
  addEventListener('pageshow', ({ persisted }) => persisted && openIn(0))
  setLiveActions({
    reconnect: () => openIn(MANUAL_RETRY_MS),
    join: async (conversationId) => {
      if (!channel) return 'UNAVAILABLE'
      return channel.join(conversationId)
    },
    leave: (conversationId) => channel?.send('leave', conversationId),
    typing: (conversationId) => channel?.send('typing', conversationId),
  })
}

function resume(): void {
  if (liveState().isPaused) openIn(0)
}

/** Also replaces an attempt in progress, whose packets may have been lost. */
function reopen(): void {
  const { status } = liveState()
  if (status === 'error' || status === 'connecting') openIn(0)
}

/** A single attempt, which is not seen: proxies may pass requests but no sockets. */
function tryNow(): void {
  if (liveState().status !== 'error') return
  tryAfter = performance.now() + TRY_AGAIN_MS
  open()
}

/** Connects after a delay, with the full number of automatic retries. */
function openIn(ms: number): void {
  clearTimeout(retry)
  setLiveState(NOT_YET_LIVE)
  retry = setTimeout(open, ms)
}

function close(): void {
  clearTimeout(retry)
  const before = channel
  channel = null
  before?.close()
}

function open(): void {
  close()
  const opened = openChannel({
    onSignal: (signal) => {
      if (channel === opened) receive(signal)
    },
    onNews: (name, news) => emitLive(name, news as never),
  })
  channel = opened
  receive('OPENING')
}

function receive(signal: LiveSignal): void {
  const before = liveState()
  const { state, retryInMs } = nextLiveState(before, signal)
  if (before.status === 'connected') tryAfter = performance.now()
  setLiveState(state)
  if (signal === 'SUBSCRIBED') emitLive('missed', 'connected')
  if (retryInMs !== null) retry = setTimeout(open, retryInMs)
}
