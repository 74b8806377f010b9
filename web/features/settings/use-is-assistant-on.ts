import { useSettings } from './settings-provider.tsx'

/** The assistant is on until an admin turns it off. */
export const useIsAssistantOn = (): boolean => useSettings().read('enable_ai_assistant') !== false
