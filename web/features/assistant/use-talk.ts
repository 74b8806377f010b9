import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Question } from '#contract/assistant.ts'
import { useApi } from '#web/platform/api/api.ts'
import { listenToOtherTabs } from '#web/platform/device/other-tabs.ts'
import { randomId } from '#web/platform/device/random-id.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { assistantAddress } from './assistant-address.ts'
import { conversationQuery } from './conversation-query.ts'
import { deliverQuestions } from './deliver-questions.ts'
import { deviceTalk, ON_DEVICE, useDeviceTurns } from './device-talk.ts'
import { forgetAnswer, stopAnswer, useLiveAnswers } from './live-answers.ts'
import { namesOf, shownTurns, type Talk } from './talk.ts'
import { removeUnsent, setFailure, setUnsent, unsentOf, useUnsent } from './unsent-questions.ts'

interface Options {
  /** Of the address; null for a new conversation, and for visitors. */
  conversationId: string | null
  userId: string | null
  /** The ad that questions are about. */
  carId: string | null
}

const NO_TURNS: Talk['turns'] = []

/** A conversation of a user, which the server keeps, or of a visitor, which the device keeps. */
export function useTalk({ conversationId, userId, carId }: Options) {
  const { lang } = useTexts()
  const api = useApi()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { talk, ...stored } = useStoredTalk(conversationId, userId)
  const id = userId === null ? ON_DEVICE : conversationId
  const unsent = useUnsent()
  const live = useLiveAnswers()
  const turns = useMemo(() => shownTurns(talk?.turns ?? NO_TURNS, unsentOf(id, unsent), live), [id, talk, unsent, live])
  const deliver = useCallback(
    (to: string) => void deliverQuestions({ client, conversationId: to, userId }),
    [client, userId],
  )

  useRetries(id, deliver)

  function ask(asked: Pick<Question, 'message' | 'wish' | 'car_id'>): void {
    const isNew = id === null || (stored.isUnknown && turns.length === 0)
    const to = isNew ? randomId() : id
    // the server does not have it yet
    if (isNew && userId !== null) client.setQueryData(conversationQuery(api, to, userId).queryKey, null)
    setUnsent(to, {
      language: lang,
      ...asked,
      turn_id: randomId(),
      failure: null,
      after: turns.at(-1)?.id ?? null,
      asked_at: Date.now(),
    })
    if (isNew || asked.wish)
      void navigate(assistantAddress({ conversationId: userId === null ? null : to, carId }), {
        replace: true,
        preventScrollReset: true,
      })
    deliver(to)
  }

  return {
    turns,
    names: useMemo(() => namesOf(turns), [turns]),
    state: talk?.state ?? null,
    ...stored,
    /** Whether an answer is under way. */
    isAnswering: turns.some(({ state }) => state === 'waiting'),
    ask,
    stop: () => {
      for (const { id: turnId, state } of turns)
        if (state === 'waiting' && !stopAnswer(turnId) && id !== null) setFailure(id, turnId, 'stopped')
    },
    sendAgain: (turnId: string) => {
      if (id === null) return
      setFailure(id, turnId, null)
      deliver(id)
    },
    forget: (turnId: string) => {
      if (id !== null) removeUnsent(id, turnId)
      forgetAnswer(turnId)
    },
  }
}

function useStoredTalk(conversationId: string | null, userId: string | null) {
  const api = useApi()
  const client = useQueryClient()
  const onDevice = useDeviceTurns()
  const ofVisitor = useMemo(() => deviceTalk(onDevice), [onDevice])
  const isStored = conversationId !== null && userId !== null
  const { data, isLoading, isError, refetch } = useQuery({
    ...conversationQuery(api, conversationId ?? '', userId ?? ''),
    enabled: isStored,
  })
  useEffect(() => listenToOtherTabs('assistant', () => void refetchQueries(client, queriesOf('assistant'))), [client])
  const talk: Talk | null = userId === null ? ofVisitor : (data ?? null)
  return {
    talk,
    isLoading: isStored && isLoading,
    /** Whether the address has a conversation that the server does not have. */
    isUnknown: isStored && data === null,
    /** Loads again what could not be loaded. */
    retry: isStored && isError ? () => void refetch() : null,
  }
}

/** Asks again what was under way when the page was left, and what failed for want of a connection once it is back. */
function useRetries(id: string | null, deliver: (id: string) => void): void {
  useEffect(() => {
    if (id === null) return undefined
    const retry = () => {
      const failed = unsentOf(id).filter(({ failure }) => failure === 'network')
      for (const { turn_id } of failed) setFailure(id, turn_id, null)
      deliver(id)
    }
    retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [id, deliver])
}
