import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CarVote, SharedShortlist } from '#contract/shortlists.ts'
import { MOST_PEOPLE } from '#domain/shortlists/limits.ts'
import type { Vote } from '#domain/shortlists/votes.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { personName } from './device-notes.ts'
import { useReadyToTell } from './use-ready-to-tell.ts'

interface Tap {
  car_id: string
  vote: Vote | null
}

/** Who votes before the server has given them an ID. */
const NEW_PERSON = 'new'

/** Own votes, shown at once. They are sent in order; one that fails is taken back and reported. */
export function useVotes(token: string, list: SharedShortlist) {
  const api = useApi()
  const client = useQueryClient()
  const { t } = useTexts(shortlistTexts)
  const [taps, setTaps] = useState<readonly Tap[]>([])
  useReadyToTell()
  const { mutate } = useMutation({
    mutationFn: (tap: Tap) =>
      api.shortlists.vote({ token, ...tap, ...(personName.get() && { name: personName.get() }) }),
    scope: { id: `votes ${token}` },
    networkMode: 'always',
    retry: false,
    onMutate: (tap) => setTaps((all) => [...all, tap]),
    onError: (error) => {
      const failure = failureOf(error)
      const title =
        failure.code === 'TOO_MANY' ? t('shortlists_people_full', { most: MOST_PEOPLE }) : t('shortlists_vote_failed')
      addToast({ title, description: failureText(failure, t), variant: 'destructive' })
    },
    onSettled: async (_data, _error, tap) => {
      if (navigator.onLine) await refetchQueries(client, queriesOf('shortlists', 'open'))
      setTaps((all) => all.filter((one) => one !== tap))
    },
  })
  const you = list.you ?? NEW_PERSON
  const votes = taps.reduce<readonly CarVote[]>(
    (all, { car_id, vote }) => [
      ...all.filter((one) => one.person_id !== you || one.car_id !== car_id),
      ...(vote === null ? [] : [{ person_id: you, car_id, vote }]),
    ],
    list.votes,
  )
  return {
    you,
    votes,
    ownVote: (carId: string): Vote | null =>
      votes.find(({ person_id, car_id }) => person_id === you && car_id === carId)?.vote ?? null,
    tap: mutate,
  }
}
