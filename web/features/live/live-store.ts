import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { LiveNews, LiveRefusal } from '#contract/live.ts'
import { NOT_YET_LIVE, type LiveState } from '#domain/live/live-status.ts'
import { createListeners } from '#web/platform/create-listeners.ts'

/** Calls from pages to the socket, whose code is loaded later. */
export interface LiveActions {
  /** Reconnects on request of the user. */
  reconnect: () => void
  /** Joins a conversation. @returns the reason if the server refused, else null */
  join: (conversationId: string) => Promise<LiveRefusal | null>
  leave: (conversationId: string) => void
  typing: (conversationId: string) => void
}

type Name = keyof LiveNews
/** `missed` is also emitted on each connection, when the server sends the number of unread messages. */
type NewsOf<N extends Name> = N extends 'missed' ? 'connected' | undefined : Parameters<LiveNews[N]>[0]

let state: LiveState = NOT_YET_LIVE
let actions: LiveActions | null = null
const { subscribe, notify } = createListeners()
const listeners = new Map<Name, Set<(news: never) => void>>()

export const liveActions = (): LiveActions | null => actions

export function setLiveActions(next: LiveActions): void {
  actions = next
}

export const liveState = (): LiveState => state

export function setLiveState(next: LiveState): void {
  state = next
  notify()
}

export function emitLive<N extends Name>(name: N, news: NewsOf<N>): void {
  for (const listener of listeners.get(name) ?? []) listener(news as never)
}

/** @returns the function that unsubscribes */
export function listenToLive<N extends Name>(name: N, listener: (news: NewsOf<N>) => void): () => void {
  const ofName = listeners.get(name) ?? new Set()
  listeners.set(name, ofName.add(listener))
  return () => ofName.delete(listener)
}

/** Calls the latest `listener` for each event. */
export function useLiveNews<N extends Name>(name: N, listener: (news: NewsOf<N>) => void): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  }, [listener])
  useEffect(() => listenToLive(name, (news) => latest.current(news)), [name])
}

export const useLiveState = (): LiveState => useSyncExternalStore(subscribe, liveState, () => NOT_YET_LIVE)
