import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import type { AppSetting } from '#contract/settings.ts'
import { useApi } from '#web/platform/api.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { readStored, SETTINGS_KEY, writeStored } from '#web/platform/stored-cache.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { readSetting } from './read-setting.ts'

interface Settings {
  /** The value of a setting, parsed if it is JSON; undefined if not set. */
  read: (key: string) => unknown
  /** Whether the first request is in progress. */
  isLoading: boolean
}

const FRESH_MS = 5 * 60_000
const NOTHING: readonly AppSetting[] = []
const SettingsContext = createContext<Settings>({ read: () => undefined, isLoading: true })
export const useSettings = () => useContext(SettingsContext)

/** @param settings loaded with the page; null if the server could not read them */
export function SettingsProvider({
  settings,
  children,
}: {
  settings: readonly AppSetting[] | null
  children: ReactNode
}) {
  const { t } = useTexts()
  const api = useApi()
  const { data, error, isPending } = useQuery({
    ...apiQuery(api, 'settings', 'list', undefined),
    staleTime: FRESH_MS,
    ...(settings && { initialData: [...settings] }),
  })

  useEffect(() => {
    if (data) writeStored({ [SETTINGS_KEY]: { settings: data, kept_at: Date.now() } })
  }, [data])
  const tellFailure = useEffectEvent(() =>
    addToast({ variant: 'destructive', title: t('settings_failed_title'), description: t('settings_failed_text') }),
  )
  useEffect(() => {
    if (error) tellFailure()
  }, [error])

  const value = useMemo<Settings>(() => {
    const known = data ?? (error ? keptSettings() : NOTHING)
    return { read: (key) => readSetting(known, key), isLoading: isPending && !error }
  }, [data, error, isPending])
  return <SettingsContext value={value}>{children}</SettingsContext>
}

/** Settings cached by an earlier visit, of any age, for when the server is unreachable. */
function keptSettings(): readonly AppSetting[] {
  const { settings } = (readStored(SETTINGS_KEY) ?? {}) as { settings?: unknown }
  const isList =
    Array.isArray(settings) &&
    settings.every((one) => typeof one?.setting_key === 'string' && typeof one?.setting_value === 'string')
  return isList ? settings : NOTHING
}
