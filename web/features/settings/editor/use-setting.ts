import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { SettingUpdate, StoredSetting, UpdatedSetting } from '#contract/settings.ts'
import { useUndoableCalls, type Undo } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api.ts'
import { queriesOf } from '#web/platform/api-query.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { settingsTexts } from '#web/texts/settings/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { anySettingsQuery } from '../settings-query.ts'

interface Change {
  /** Undefined forgets the setting. */
  value: unknown
  /** What was stored when the editing began; null if nothing was. */
  seen: string | null
}

export interface Conflict {
  /** As stored by somebody else; null if it is not set any more. */
  current: string | null
  wanted: unknown
}

/** What is typed and not saved yet. */
interface Draft extends Pick<Change, 'seen'> {
  text: string
  /** The text that is being saved. */
  sent?: string
}

/** The editing of one setting. What is asked for while another request is under way follows it. */
export function useSetting(setting_key: string, stored: string | null) {
  const api = useApi()
  const client = useQueryClient()
  const sendUndoable = useUndoableCalls()
  const tell = useTell(setting_key)
  const list = anySettingsQuery(api, useViewer()?.id ?? '').queryKey
  const [draft, setDraft] = useState<Draft | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** What the screen shows while it is saved. */
  const [wanted, setWanted] = useState<Pick<Change, 'value'> | null>(null)
  const next = useRef<Pick<Change, 'value'> | null>(null)
  const isBusy = useRef(false)

  const { mutate } = useMutation({
    mutationFn: ({ value, seen }: Change) =>
      sendUndoable((call) =>
        api.settings.update_app_setting({ key_name: setting_key, new_value: sent(value), seen }, call),
      ),
    // errors are reported at once; nothing is queued or retried
    networkMode: 'always',
    retry: false,
    onMutate: () => setConflict(null),
    onSuccess: ({ answer: updated, undo }): void => {
      const { setting_value } = updated
      client.setQueryData(list, (rows: StoredSetting[] = []) => replaced(rows, updated))
      void client.invalidateQueries(queriesOf('settings', 'list'))
      const following = next.current
      next.current = null
      setDraft((typed) =>
        typed && (following || typed.text !== typed.sent) ? { ...typed, seen: setting_value } : null,
      )
      if (following) return mutate({ value: following.value, seen: setting_value })
      end()
      return updated.is_changed ? tell.changed(undo) : tell.unchanged()
    },
    onError: (error, { value }) => {
      next.current = null
      end()
      void client.invalidateQueries(queriesOf('settings', 'list_any'))
      if (failureOf(error).code === 'CONTENT_CHANGED') setConflict({ current: currentOf(error), wanted: value })
      else tell.failed()
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
    /** In words of the contract: what was stored when the typing began, else what is stored now. */
    seen: draft ? draft.seen : stored,
    typed: draft?.text,
    type: (text: string) => setDraft((typed) => ({ ...(typed ?? { seen: stored }), text })),
    /** With what is typed, which is forgotten once it is saved. */
    save: (change: Change) => {
      setDraft((typed) => typed && { ...typed, sent: typed.text })
      ask(change)
    },
    wanted,
    /** Whether all that was typed is being saved. */
    isSaving: wanted !== null && draft?.text === draft?.sent,
    conflict,
    /** Takes what somebody else has saved. */
    yield: () => {
      setConflict(null)
      setDraft(null)
    },
    sayUnchanged: () => {
      setDraft(null)
      tell.unchanged()
    },
  }
}
export type Editing = ReturnType<typeof useSetting>

function useTell(key: string) {
  const { t } = useTexts(settingsTexts)
  const title = (name: 'updated' | 'same' | 'failed') => ({
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
        ...(undo && { action: { label: t('setting_undo'), keys: 'Z', onSelect: () => void takeBack(undo) } }),
      }),
    unchanged: () => void addToast(title('same')),
    failed: () => void addToast({ ...title('failed'), variant: 'destructive' }),
  }
}

/** Objects are sent as they are, all else as JSON text. */
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
