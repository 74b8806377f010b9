import { createStoredIds } from '#web/platform/device/stored-ids.ts'

/** Ids of messages that the reader marked as harmless. */
export const falseAlarms = createStoredIds('sayyad-scam-false-alarms', 500)
