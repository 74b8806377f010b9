/** Something that people write and that stays on the device until the server has it. */
interface SafeKind {
  name: 'ad' | 'message' | 'waiting' | 'question' | 'note' | 'form' | 'text' | 'article' | 'decision'
  place: 'localStorage' | 'sessionStorage' | 'indexedDB'
  /** The beginning of the keys, as in the declarations of the stores. */
  prefix: string
  /** What of a stored value was written; undefined if the server has it. */
  written: (stored: unknown) => unknown
}

const asIs = (stored: unknown): unknown => stored
const field = (stored: unknown, name: string): unknown =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>)[name] : undefined

export const SAFE_KINDS: readonly SafeKind[] = [
  {
    name: 'ad',
    place: 'localStorage',
    prefix: 'ad_draft:',
    written: (stored) => (field(stored, 'isSent') === true ? undefined : field(stored, 'form')),
  },
  { name: 'message', place: 'localStorage', prefix: 'sayyad-message-', written: asIs },
  {
    name: 'waiting',
    place: 'indexedDB',
    prefix: 'messages-outbox',
    written: (stored) => (Array.isArray(stored) ? stored.map((one) => field(one, 'content')) : undefined),
  },
  { name: 'question', place: 'localStorage', prefix: 'assistant-unsent ', written: asIs },
  { name: 'note', place: 'localStorage', prefix: 'shortlist-note ', written: asIs },
  { name: 'form', place: 'sessionStorage', prefix: 'unsent-form ', written: (stored) => field(stored, 'typed') },
  { name: 'text', place: 'sessionStorage', prefix: 'text-drafts', written: asIs },
  { name: 'article', place: 'indexedDB', prefix: 'article-draft ', written: asIs },
  { name: 'decision', place: 'localStorage', prefix: 'sayyad-unsent-decisions', written: asIs },
]
