import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useEffectEvent, useMemo } from 'react'
import type { AppSetting } from '#contract/settings.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { SettingKey } from '#domain/settings/registry.ts'
import { useApi } from '#web/platform/api/api.ts'
import { hasFailed } from '#web/platform/queries/has-failed.ts'
import { readStored, SETTINGS_KEY, writeStored } from '#web/platform/device/stored-cache.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import type { Elements } from '#web/ui/elements.tsx'
import { readSetting } from './read-setting.ts'
import { publicSettingsQuery } from './settings-query.ts'

interface Settings {
  /** The value of a setting, parsed if it is JSON; undefined if not set. */
  read: (key: SettingKey) => unknown
  /** Whether the first request is in progress. */
  isLoading: boolean
}

const FRESH_MS = 5 * MINUTE_MS
/** Polling interval of a visible page without a socket, in milliseconds. */
const ASKED_EVERY_MS = 5000
const NOTHING: readonly AppSetting[] = []
const SettingsContext = createContext<Settings>({ read: () => undefined, isLoading: true })
export const useSettings = () => useContext(SettingsContext)

interface Props {
  /** Loaded with the page; null if the server could not read them. */
  settings: readonly AppSetting[] | null
  /** Whether a socket reports changes; visitors have none. */
  hasSocket: boolean
  children: Elements
}

export function SettingsProvider({ settings, hasSocket, children }: Props) {
  const { t } = useTexts()
  const api = useApi()
  const result = useQuery({
    ...publicSettingsQuery(api),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: 'always',
    ...(!hasSocket && { refetchInterval: ASKED_EVERY_MS, refetchIntervalInBackground: false }),
    ...(settings && { initialData: [...settings] }),
  })

  const { data } = result
  const isFailing = hasFailed(result)

  useEffect(() => {
    if (data) writeStored({ [SETTINGS_KEY]: { settings: data, kept_at: Date.now() } })
  }, [data])
  const showFailure = useEffectEvent(() =>
    addToast({ variant: 'destructive', title: t('settings_failed_title'), description: t('settings_failed_text') }),
  )
  useEffect(() => {
    if (isFailing) showFailure()
  }, [isFailing])

  const value = useMemo<Settings>(() => {
    const known = data ?? (isFailing ? readStoredSettings() : NOTHING)
    return { read: (key) => readSetting(known, key), isLoading: data === undefined && !isFailing }
  }, [data, isFailing])
  return <SettingsContext value={value}>{children}</SettingsContext>
}

/** Settings cached by an earlier visit, of any age, for when the server is unreachable. */
function readStoredSettings(): readonly AppSetting[] {
  const { settings } = (readStored(SETTINGS_KEY) ?? {}) as { settings?: unknown }
  const isList =
    Array.isArray(settings) &&
    settings.every((one) => typeof one?.setting_key === 'string' && typeof one?.setting_value === 'string')
  return isList ? settings : NOTHING
}
