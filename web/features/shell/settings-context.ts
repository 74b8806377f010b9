import { createContext, useContext } from 'react'
import type { AppSetting } from '#contract/settings.ts'

const SettingsContext = createContext<readonly AppSetting[]>([])
export const SettingsProvider = SettingsContext.Provider
export const useSettings = () => useContext(SettingsContext)
