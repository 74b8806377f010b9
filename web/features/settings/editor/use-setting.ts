import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SettingUpdate, StoredSetting, UpdatedSetting } from '#contract/settings.ts'
import { UNDO_MS, useUndoableCalls, type Undo } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, refusalText } from '#web/ui/form/failure-text.ts'
import { useUnsentForm } from '#web/ui/form/unsent-form.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { anySettingsQuery } from '../settings-query.ts'

interface Change {
  /** The new value; undefined resets the setting. */
  value: unknown
  /** The stored value when editing began; null if there was none. */
  seen: string | null
}

export interface Conflict {
  /** The value stored by somebody else; null if they reset the setting. */
  current: string | null
  wanted: unknown
}

/** Unsaved input. */
interface Draft extends Pick<Change, 'seen'> {
  text: string
  /** The text that is being saved. */
  sent?: string
}

/** State of the editor of a setting. A change during a request is sent after it. */
export function useSetting(settingKey: string, stored: string | null) {
  const api = useApi()
  const client = useQueryClient()
  const sendUndoable = useUndoableCalls()
  const toasts = useResultToasts(settingKey)
  const list = anySettingsQuery(api, useViewer()?.id ?? '').queryKey
  const unsent = useUnsentForm<string, string | null>(`setting ${settingKey}`)
  const [typed, setTyped] = useState<Draft | null>(null)
  const { found } = unsent
  const draft: Draft | null = typed ?? (found && { text: found.typed, seen: found.seen })
  const keep = (next: Draft) => {
    setTyped(next)
    unsent.keep(next.text, next.seen)
  }
  const forget = () => {
    unsent.discard()
    setTyped(null)
  }
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** The value shown while it is being saved. */
  const [wanted, setWanted] = useState<Pick<Change, 'value'> | null>(null)
  const next = useRef<Pick<Change, 'value'> | null>(null)
  const isBusy = useRef(false)

  const { mutate } = useMutation({
    mutationFn: ({ value, seen }: Change) =>
      sendUndoable((call) =>
        api.settings.update_app_setting({ key_name: settingKey, new_value: sent(value), seen }, call),
      ),
    // errors are reported immediately; requests are neither queued nor retried
    networkMode: 'always',
    retry: false,
    onMutate: () => setConflict(null),
    onSuccess: ({ answer: updated, undo }): void => {
      const { setting_value } = updated
      client.setQueryData(list, (rows: StoredSetting[] = []) => replaced(rows, updated))
      void client.invalidateQueries(queriesOf('settings', 'list'))
      const following = next.current
      next.current = null
      const hasMore = following || draft?.text !== draft?.sent
      if (draft && hasMore) keep({ ...draft, seen: setting_value })
      else forget()
      if (following) return mutate({ value: following.value, seen: setting_value })
      end()
      return updated.is_changed ? toasts.changed(undo) : toasts.unchanged()
    },
    onError: (error, { value }) => {
      next.current = null
      end()
      void client.invalidateQueries(queriesOf('settings', 'list_any'))
      if (failureOf(error).code === 'CONTENT_CHANGED') setConflict({ current: currentOf(error), wanted: value })
      else toasts.failed(error)
    },
  })

  function end() {
    isBusy.current = false
    setWanted(null)
  }

  function ask(change: Change) {
    setWanted(change)
    if (isBusy.current) next.current = change
    else {
      isBusy.current = true
      mutate(change)
    }
  }

  return {
    /** The stored value that the next change is based on: when typing began, or else the current one. */
    seen: draft ? draft.seen : stored,
    typed: draft?.text,
    type: (text: string) => keep({ ...(draft ?? { seen: stored }), text }),
    /** Saves a value. Unsaved input is cleared when the request succeeds. */
    save: (change: Change) => {
      setTyped(draft && { ...draft, sent: draft.text })
      ask(change)
    },
    wanted,
    /** Whether all input is being saved. */
    isSaving: wanted !== null && draft?.text === draft?.sent,
    conflict,
    /** Accepts the value that somebody else has saved. */
    yield: () => {
      setConflict(null)
      forget()
    },
    sayUnchanged: () => {
      forget()
      toasts.unchanged()
    },
  }
}
export type Editing = ReturnType<typeof useSetting>

function useResultToasts(key: string) {
  const { t } = useTexts(settingsTexts)
  const title = (name: 'updated' | 'same') => ({
    title: t(`setting_${name}`),
    description: t(`setting_${name}_text`, { key }),
  })
  async function takeBack(undo: NonNullable<Undo>) {
    const { text, hasFailed } = await undo()
    addToast({ title: text, variant: hasFailed ? 'destructive' : 'success' })
  }

  return {
    changed: (undo: Undo) =>
      void addToast({
        ...title('updated'),
        variant: 'success',
        ...(undo && {
          duration: UNDO_MS,
          action: { label: t('setting_undo'), keys: 'Z', onSelect: () => void takeBack(undo) },
        }),
      }),
    unchanged: () => void addToast(title('same')),
    failed: (error: unknown) => {
      const why = navigator.onLine ? [] : [failureText(failureOf(error), t)]
      addToast({
        title: t('setting_failed'),
        description: refusalText(error, t) ?? [t('setting_failed_text', { key }), ...why].join(' '),
        variant: 'destructive',
      })
    },
  }
}

/** Converts a value to the input of the contract: objects stay as they are, all else becomes JSON text. */
function sent(value: unknown): SettingUpdate['new_value'] {
  if (value === undefined) return null
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : JSON.stringify(value)
}

function replaced(rows: readonly StoredSetting[], { setting_key, setting_value }: UpdatedSetting): StoredSetting[] {
  const others = rows.filter((row) => row.setting_key !== setting_key)
  return setting_value === null
    ? others
    : [...others, { setting_key, setting_value, updated_at: new Date().toISOString() }]
}

function currentOf(error: unknown): string | null {
  const { data } = error as { data?: { fields?: { current?: unknown }[] } }
  const current = data?.fields?.[0]?.current
  return typeof current === 'string' ? current : null
}
