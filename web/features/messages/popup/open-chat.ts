import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * What the chat popup shows: the id of a conversation, the result of `aboutCar`, or empty for the list. Stored in the
 * state of the browser's history, so that Back closes the popup and a reload reopens it.
 */
type Chat = string

const ABOUT = 'car:'
export const aboutCar = (carId: string): Chat => `${ABOUT}${carId}`
/** The id of the car; null for a conversation and for the list. */
export const carOf = (chat: Chat): string | null => (chat.startsWith(ABOUT) ? chat.slice(ABOUT.length) : null)

interface HistoryState {
  chat?: { shown: Chat; depth: number }
  /** Key of the router's location. */
  key?: string
}

const listeners = new Set<() => void>()
/** State of the router: the key of its location, and whether it is idle. */
let router = { key: 'default', isIdle: true }
let before: Chat | null = null
let isGoingBack = false

const historyState = (): HistoryState => (history.state ?? {}) as HistoryState

/** Null while the popup is closed. */
export const shownChat = (): Chat | null => historyState().chat?.shown ?? null

/** What the popup shows; null while it is closed. */
export function useChat(): Chat | null {
  const { key } = useLocation()
  const isIdle = useNavigation().state === 'idle'
  const shown = useSyncExternalStore(subscribe, shownChat, () => null)
  useEffect(() => {
    router = { key, isIdle }
    before = shown
  }, [key, isIdle, shown])
  return shown
}

export function openChat(shown: Chat): void {
  const state = historyState()
  history.pushState({ ...state, chat: { shown, depth: (state.chat?.depth ?? 0) + 1 } }, '')
  notify()
}

/** Returns from a conversation to the list. */
export function backToList(): void {
  const { chat } = historyState()
  if (chat && chat.depth > 1) goBack(1)
  else replaceChat('')
}

/** Replaces what the popup shows without adding a history entry. */
export function replaceChat(shown: Chat): void {
  const { chat, ...state } = historyState()
  history.replaceState({ ...state, chat: { shown, depth: chat?.depth ?? 1 } }, '')
  notify()
}

export function closeChat(): void {
  goBack(historyState().chat?.depth ?? 0)
}

/** Ignores further calls until the browser has gone back. */
function goBack(entries: number): void {
  if (isGoingBack || !entries) return
  isGoingBack = true
  history.go(-entries)
}

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // in the capture phase, since the router would reload the page
  if (!listeners.size) addEventListener('popstate', onPop, { capture: true })
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (!listeners.size) removeEventListener('popstate', onPop, { capture: true })
  }
}

function onPop(event: PopStateEvent): void {
  isGoingBack = false
  const isOfChat = before !== null || shownChat() !== null
  if (isOfChat && router.isIdle && (historyState().key ?? 'default') === router.key) event.stopImmediatePropagation()
  notify()
}
