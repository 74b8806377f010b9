import { sameJson } from '#domain/admin-changes/merge-fields.ts'

/** What a draft consists of. */
export interface Changes {
  values: object
  seen: object
}

export type KeepFailure = 'offline' | 'signed_out' | 'refused' | 'conflict' | 'failed'
export type KeeperState = 'clean' | 'typed' | 'kept' | KeepFailure

interface Wiring {
  /** The revision of the draft on the server; 0 for none. */
  revision: number
  /** Stores a draft. @returns its new revision */
  keep: (changes: Changes, revision: number) => Promise<number>
  /** Removes the draft, when nothing differs from what is saved. */
  drop: () => Promise<unknown>
  failureOf: (error: unknown) => KeepFailure
  onState: (state: KeeperState) => void
  /** Runs later; the next call replaces it. */
  later: (act: () => void, milliseconds: number) => void
}

const PAUSE_MS = 800
const RETRY_MS = 10_000

/**
 * Keeps the draft of an article on the server: one request at a time, the latest changes last. While the server cannot
 * be reached it tries again; when another draft is there, it waits for a choice.
 */
export function createDraftKeeper(wiring: Wiring) {
  const { keep, drop, failureOf, onState, later } = wiring
  let { revision } = wiring
  let wanted: Changes | null = null
  let kept: Changes | null = null
  let sending: Promise<void> | null = null
  let isPaused = false

  const isEmpty = ({ values }: Changes) => Object.keys(values).length === 0

  const missing = () => (isPaused || sameJson(wanted, kept) ? null : wanted)

  async function sendWanted(): Promise<void> {
    for (let changes = missing(); changes; changes = missing()) {
      try {
        if (!isEmpty(changes)) revision = await keep(changes, revision)
        else if (revision > 0) {
          await drop()
          revision = 0
        }
        kept = changes
      } catch (error) {
        const failure = failureOf(error)
        isPaused = failure === 'conflict'
        if (failure !== 'conflict' && failure !== 'refused') later(() => void send(), RETRY_MS)
        return onState(failure)
      }
    }
    if (wanted && !isPaused) onState(isEmpty(wanted) ? 'clean' : 'kept')
  }

  function send(): Promise<void> {
    sending ??= sendWanted().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    /** Called in pauses of typing. */
    note: (changes: Changes): void => {
      if (sameJson(changes, wanted)) return
      wanted = changes
      if (isPaused) return
      onState('typed')
      later(() => void send(), PAUSE_MS)
    },
    /** Sends at once what is not kept yet. @returns whether the server has all of it */
    flush: async (): Promise<boolean> => {
      await send()
      return !wanted || sameJson(wanted, kept)
    },
    revision: () => revision,
    /** Replaces another draft by this one. */
    insist: (over: number): void => {
      revision = over
      isPaused = false
      kept = null
      void send()
    },
    /**
     * The changes were saved, which ended the draft of them.
     * @param left the revision of what is left of it; 0 for nothing
     */
    settle: (left = 0): void => {
      revision = left
      wanted = null
      kept = null
      isPaused = false
      later(() => {}, 0)
      onState('clean')
    },
  }
}
