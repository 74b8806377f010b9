import { useState } from 'react'
import type { Draft } from '#contract/ads.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useAction } from '#web/ui/use-action.ts'
import { formOf, type AdForm } from './ad-form.ts'
import { removeLocal, unsentDrafts } from './local-drafts.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

interface BegunAd {
  id: string
  form: AdForm
  updated_at: string
}

export interface Begun {
  ads: readonly BegunAd[]
  /** Time of the response. */
  now: string
  discard: (id: string) => void
}

interface Options {
  /** Drafts of new ads on the server. */
  drafts: readonly Draft[]
  /** The open draft, which is not listed. */
  currentId: string
  owner_id: string
  now: string
}

/** Unsubmitted new ads, of this device and of others. */
export function useBegun({ drafts, currentId, owner_id, now }: Options): Begun {
  const api = useApi()
  const { act } = useAction()
  const isReady = useIsHydrated()
  const [gone, setGone] = useState<readonly string[]>([])

  const onServer = drafts.map(({ id, fields, updated_at }) => ({ id, form: formOf(fields), updated_at }))
  const local = isReady ? unsentDrafts(owner_id) : []
  const onlyHere = local.filter(({ id }) => !drafts.some((draft) => draft.id === id))
  return {
    ads: [...onlyHere, ...onServer].filter(({ id }) => id !== currentId && !gone.includes(id)),
    now,
    discard: (id) =>
      act({
        send: () => api.ads.discard_draft({ draft_id: id }),
        onDone: () => {
          removeLocal(id)
          setGone((before) => [...before, id])
        },
      }),
  }
}
