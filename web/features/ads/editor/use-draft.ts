import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Draft } from '#contract/ads.ts'
import { useApi } from '#web/platform/api/api.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { fieldsOf, type AdForm } from './ad-form.ts'
import { removeLocal, readLocal, writeLocal } from './local-drafts.ts'
import {
  isUnsent,
  nextTry,
  reopen,
  saveNext,
  startSaving,
  statusOf,
  type Saving,
  type SavingStatus,
  type Trouble,
} from './saving.ts'

const TROUBLES: Readonly<Record<string, Trouble>> = {
  network: 'offline',
  UNAUTHORIZED: 'signed_out',
  SUSPENDED: 'suspended',
}

interface Options {
  id: string
  owner_id: string
  /** The server's copy; null before the first save. */
  draft: Draft | null
  form: AdForm
  /** Called on the first change, which creates the draft. */
  onFirstChange: () => void
}

export interface DraftState {
  saving: Saving
  status: SavingStatus
  change: (change: Partial<AdForm>) => void
  changePictures: (pictureIds: readonly string[]) => void
  retry: () => void
  keepMine: () => void
  takeTheirs: () => void
  /** Runs a submission. Saving stops; it resumes only if the submission fails. */
  handIn: (work: () => Promise<void>) => Promise<void>
}

/** Saves a draft: on this device immediately, on the server after a pause, with retries. */
export function useDraft({ id, owner_id, draft, form, onFirstChange }: Options): DraftState {
  const api = useApi()
  const [saving, dispatch] = useReducer(saveNext, startSaving(form, draft ?? {}))
  const underWay = useRef<Promise<void>>(Promise.resolve())
  const isClosed = useRef(false)
  const current = useRef(saving)
  useEffect(() => void (current.current = saving), [saving])

  // in an effect, since the server renders the page without the copy of this device
  useEffect(() => {
    const local = readLocal(id, owner_id)
    if (local) dispatch({ type: 'reopened', saving: reopen(current.current, draft, local) })
    // once per draft
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  const send = useCallback(() => {
    const sent = current.current
    if (isClosed.current || nextTry(sent) === null) return
    dispatch({ type: 'sending' })
    current.current = saveNext(sent, { type: 'sending' })
    underWay.current = api.ads
      .save_draft({
        draft_id: id,
        fields: fieldsOf(sent.form),
        picture_ids: [...sent.picture_ids],
        version: sent.version,
      })
      .then(({ version }) => dispatch({ type: 'saved', version }))
      .catch((error: unknown) => {
        const { code } = failureOf(error)
        const elsewhere = code === 'CHANGED_ELSEWHERE' ? (error as { data: Draft }).data : null
        dispatch(
          elsewhere
            ? { type: 'changed_elsewhere', draft: elsewhere }
            : { type: 'failed', trouble: TROUBLES[code] ?? 'refused' },
        )
      })
  }, [api, id])

  useEffect(() => {
    if (saving.edit === 0 || isClosed.current) return
    writeLocal(id, {
      owner_id,
      form: saving.form,
      picture_ids: saving.picture_ids,
      version: saving.version,
      isSent: !isUnsent(saving),
      updated_at: new Date().toISOString(),
    })
  }, [id, owner_id, saving])

  const wait = nextTry(saving)
  useEffect(() => {
    const timer = wait === null ? undefined : setTimeout(send, wait)
    return () => clearTimeout(timer)
  }, [wait, saving.edit, saving.failures, send])

  useEffect(() => {
    const retry = () => dispatch({ type: 'retried' })
    const leave = () => document.visibilityState === 'hidden' && send()
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', leave)
      send()
    }
  }, [send])

  const begin = () => saving.edit === 0 && saving.version === 0 && onFirstChange()
  return {
    saving,
    status: statusOf(saving),
    change: (change) => {
      dispatch({ type: 'changed', change })
      begin()
    },
    changePictures: (pictureIds) => {
      dispatch({ type: 'pictures_changed', picture_ids: pictureIds })
      begin()
    },
    retry: () => dispatch({ type: 'retried' }),
    keepMine: () => dispatch({ type: 'mine_kept' }),
    takeTheirs: () => {
      removeLocal(id)
      dispatch({ type: 'theirs_taken' })
    },
    handIn: async (work) => {
      isClosed.current = true
      try {
        await underWay.current
        await work()
        removeLocal(id)
      } catch (error) {
        isClosed.current = false
        throw error
      }
    },
  }
}
