import type { Place } from './stored-kinds.ts'

/**
 * What stays on the device when a user signs out: choices of the device and responses that are the same for all users.
 * Everything else is removed, so that nothing of a person stays because its code is not loaded or was forgotten here.
 */
export const KEPT_KEYS: readonly (readonly [Place, string])[] = [
  ['localStorage', 'app_settings_cache'],
  ['localStorage', 'install-hint'],
  ['localStorage', 'preferred-language'],
  ['localStorage', 'sayyad-message-sound'],
  ['localStorage', 'shortcuts'],
  ['localStorage', 'website-texts-*'],
  ['sessionStorage', 'react-router-scroll-positions'],
  ['sessionStorage', 'sayyad-loaded-again'],
  // of the service worker: files of the site, which nobody has chosen
  ['caches', 'shell-*'],
  ['caches', 'code'],
  // the server removes the others
  ['cookie', 'cards'],
  ['cookie', 'data-saver'],
  ['cookie', 'preferred-language'],
  ['cookie', 'sayyad.device'],
  ['cookie', 'sayyad.sign_up'],
  ['cookie', 'theme'],
  // the entries of a tab cannot be listed; they hold an ID of a conversation, and where a confirmation was sent
  ['history', 'chat'],
  ['history', 'isCovered'],
  ['history', 'row'],
  ['history', 'usr'],
]

/** Whether a key stays on the device at sign-out. */
export const isKeptKey = (place: Place, found: string): boolean =>
  KEPT_KEYS.some(
    ([one, key]) => one === place && (key.endsWith('*') ? found.startsWith(key.replace('*', '')) : found === key),
  )
