export { SettingsProvider, useSettings } from './settings-provider.tsx'
