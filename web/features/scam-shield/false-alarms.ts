import { createStoredIds } from '#web/platform/stored-ids.ts'

/** Messages that the reader knows to be harmless. */
export const falseAlarms = createStoredIds('sayyad-scam-false-alarms', 500)
