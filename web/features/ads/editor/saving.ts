import type { Draft } from '#contract/ads.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { formOf, isSameDraft, type AdForm } from './ad-form.ts'

/** Why saving failed: no connection, not signed in, or rejected by the server. */
export type Trouble = 'offline' | 'signed_out' | 'suspended' | 'refused'

/** The state of the editor, and how far it is saved on the server. */
export interface Saving {
  form: AdForm
  picture_ids: readonly string[]
  /** Version of the server's copy that this is based on; 0 if there is none. */
  version: number
  /** Number of changes; those up to `savedEdit` are on the server. */
  edit: number
  savedEdit: number
  /** The `edit` of the request in progress; null if none. */
  sendingEdit: number | null
  failures: number
  trouble: Trouble | null
  /** On a conflict, the server's copy; the seller chooses a version. */
  theirs: Draft | null
}

export type SavingEvent =
  | { type: 'changed'; change: Partial<AdForm> }
  | { type: 'pictures_changed'; picture_ids: readonly string[] }
  | { type: 'sending' }
  | { type: 'saved'; version: number }
  | { type: 'failed'; trouble: Trouble }
  | { type: 'changed_elsewhere'; draft: Draft }
  | { type: 'mine_kept' }
  | { type: 'theirs_taken' }
  | { type: 'retried' }
  | { type: 'reopened'; saving: Saving }

/** The copy of a draft in `localStorage`. */
export interface LocalDraft {
  /** The author: other users of the device do not see the draft. */
  owner_id: string
  form: AdForm
  picture_ids: readonly string[]
  version: number
  /** Whether it is saved on the server, where long texts may be cut. */
  isSent: boolean
  updated_at: string
}

export const startSaving = (
  form: AdForm,
  { picture_ids = [], version = 0 }: { picture_ids?: readonly string[]; version?: number } = {},
): Saving => ({
  form,
  picture_ids,
  version,
  edit: 0,
  savedEdit: 0,
  sendingEdit: null,
  failures: 0,
  trouble: null,
  theirs: null,
})

/** Initial state of a reopened draft: the copy of this device or of the server, or both if they conflict. */
export function reopen(server: Saving, draft: Draft | null, local: LocalDraft | null): Saving {
  if (!local) return server
  const unchanged = startSaving(local.form, local)
  const unsent = { ...unchanged, edit: 1 }
  if (!draft) return unsent
  // the local copy may have longer texts
  if (draft.version === local.version) return local.isSent ? unchanged : unsent
  if (local.isSent || isSameDraft(draft, local.form, local.picture_ids)) return server
  return { ...unsent, theirs: draft }
}

export function saveNext(state: Saving, event: SavingEvent): Saving {
  switch (event.type) {
    case 'changed':
      return { ...changed(state), form: { ...state.form, ...event.change } }
    case 'pictures_changed':
      return { ...changed(state), picture_ids: event.picture_ids }
    case 'sending':
      return { ...state, sendingEdit: state.edit }
    case 'saved':
      return {
        ...state,
        version: event.version,
        savedEdit: state.sendingEdit ?? state.savedEdit,
        sendingEdit: null,
        failures: 0,
        trouble: null,
      }
    case 'failed':
      return { ...state, sendingEdit: null, failures: state.failures + 1, trouble: event.trouble }
    case 'changed_elsewhere':
      return { ...state, sendingEdit: null, failures: 0, trouble: null, theirs: event.draft }
    case 'mine_kept':
      return state.theirs ? { ...state, version: state.theirs.version, theirs: null, edit: state.edit + 1 } : state
    case 'theirs_taken':
      return state.theirs ? startSaving(formOf(state.theirs.fields), state.theirs) : state
    case 'retried':
      return { ...state, failures: 0 }
    default:
      return event.saving
  }
}

/** A rejected draft that changed may be accepted, so it is sent as soon as any other. */
const changed = (state: Saving): Saving => ({
  ...state,
  edit: state.edit + 1,
  failures: state.trouble === 'refused' ? 0 : state.failures,
})

export const isUnsent = (state: Saving): boolean => state.edit > state.savedEdit

export type SavingStatus = 'untouched' | 'saved' | 'saving' | 'conflict' | Trouble

/** The status shown to the seller. */
export function statusOf(state: Saving): SavingStatus {
  if (state.theirs) return 'conflict'
  if (state.trouble) return state.trouble
  if (isUnsent(state) || state.sendingEdit !== null) return 'saving'
  return state.version > 0 ? 'saved' : 'untouched'
}

const PAUSE_MS = 1_200
const LONGEST_MS = MINUTE_MS

/** Milliseconds until the next save; null if there is nothing to send, or during a request or a conflict. */
export function nextTry(state: Saving): number | null {
  if (!isUnsent(state) || state.sendingEdit !== null || state.theirs) return null
  // the same draft would be rejected again
  if (state.trouble === 'refused' && state.failures > 2) return LONGEST_MS
  return state.failures ? Math.min(LONGEST_MS, PAUSE_MS * 2 ** state.failures) : PAUSE_MS
}
