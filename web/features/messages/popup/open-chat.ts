import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * What the chat popup shows: a conversation by its id, the one about a car by `aboutCar`, or the list, which is empty. It
 * stands in an entry of the history of the tab, so that Back closes it, and a reload or coming back finds it open.
 */
type Chat = string

const ABOUT = 'car:'
export const aboutCar = (car_id: string): Chat => `${ABOUT}${car_id}`
/** Null for a conversation and for the list. */
export const carOf = (chat: Chat): string | null => (chat.startsWith(ABOUT) ? chat.slice(ABOUT.length) : null)

interface Kept {
  chat?: { shown: Chat; depth: number }
  /** That of the router's location. */
  key?: string
}

const listeners = new Set<() => void>()
/** What the router believes: of which location, and whether it is on its way to another. */
let router = { key: 'default', isIdle: true }
let before: Chat | null = null
let isGoingBack = false

const kept = (): Kept => (history.state ?? {}) as Kept

/** Null while it is closed. */
export const shownChat = (): Chat | null => kept().chat?.shown ?? null

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
  const state = kept()
  history.pushState({ ...state, chat: { shown, depth: (state.chat?.depth ?? 0) + 1 } }, '')
  tell()
}

/** From a conversation back to the list. */
export function backToList(): void {
  const { chat } = kept()
  if (chat && chat.depth > 1) goBack(1)
  else replaceChat('')
}

/** Shows something else in the same entry of the history. */
export function replaceChat(shown: Chat): void {
  const { chat, ...state } = kept()
  history.replaceState({ ...state, chat: { shown, depth: chat?.depth ?? 1 } }, '')
  tell()
}

export function closeChat(): void {
  goBack(kept().chat?.depth ?? 0)
}

/** Once, however often it is asked for before the browser is there. */
function goBack(entries: number): void {
  if (isGoingBack || !entries) return
  isGoingBack = true
  history.go(-entries)
}

function tell(): void {
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void): () => void {
  // before the router, which would load the page again
  if (!listeners.size) addEventListener('popstate', onPop, { capture: true })
  listeners.add(hear)
  return () => {
    listeners.delete(hear)
    if (!listeners.size) removeEventListener('popstate', onPop, { capture: true })
  }
}

function onPop(event: PopStateEvent): void {
  isGoingBack = false
  const isOfChat = before !== null || shownChat() !== null
  if (isOfChat && router.isIdle && (kept().key ?? 'default') === router.key) event.stopImmediatePropagation()
  tell()
}
