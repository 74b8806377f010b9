import { cutText } from '#domain/text/truncate.ts'
import { deviceStore } from '#web/platform/device/device-store.ts'

/** The name under which this person writes on shared shortlists. */
export const personName = deviceStore<string>({
  key: 'shortlist-name',
  isText: true,
  read: (stored) => (typeof stored === 'string' ? stored : ''),
})

interface Unsent {
  /** Of the note, so that it is saved once. */
  id: string
  text: string
}

/** Notes that were typed and not saved, by list and car. */
export const unsentNotes = deviceStore<Unsent | null>({
  key: 'shortlist-note *',
  read: (stored) =>
    typeof stored === 'object' && stored !== null && 'id' in stored && 'text' in stored
      ? { id: String(stored.id), text: String(stored.text) }
      : null,
})

/** Long enough to tell lists apart, and too short to open one. */
const TOKEN_START = 12

export const partOf = (token: string, carId: string | null): string =>
  `${cutText(token, TOKEN_START)} ${carId ?? 'list'}`
