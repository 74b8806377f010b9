import { OWNER_KEY } from './owner-key.ts'

/** A place on the device. `history` is the state of entries in the history of a tab. */
type Place = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'cookie' | 'history'

export interface Stored {
  place: Place
  /** The key or name, or its beginning if it ends with `*`. */
  key: string
  holds: string
  /** What happens when the user signs out or the session ends, also elsewhere, and when another user signs in. */
  atSignOut: 'removed' | 'kept'
  /** What happens when an error screen repairs the site (ERRB-02). */
  atRepair: 'removed' | 'kept'
  /** The module that stores it. */
  file: string
}

const item = (
  place: Place,
  key: string,
  [atSignOut, atRepair]: readonly [Stored['atSignOut'], Stored['atRepair']],
  holds: string,
  file: string,
): Stored => ({ place, key, holds, atSignOut, atRepair, file })

const OF_SITE = ['kept', 'removed'] as const
const OF_DEVICE = ['kept', 'kept'] as const
const OF_USER = ['removed', 'kept'] as const

/** Everything that the site stores on a device. */
export const DEVICE_STORAGE: readonly Stored[] = [
  item('localStorage', OWNER_KEY, OF_USER, 'whose data is on the device', 'web/platform/device/device-owner.ts'),
  item('localStorage', 'app_settings_cache', OF_SITE, 'cached settings', 'web/platform/device/stored-cache.ts'),
  item('localStorage', 'website-texts-*', OF_SITE, 'cached texts', 'web/features/language/cached-texts.ts'),
  item('localStorage', 'preferred-language', OF_DEVICE, 'the language', 'web/features/language/switch-language.ts'),
  item('localStorage', 'shortcuts', OF_DEVICE, 'whether shortcuts are on', 'web/ui/shortcuts/shortcut-setting.ts'),
  item('localStorage', 'sayyad-message-sound', OF_DEVICE, 'the sound', 'web/features/messages/ring/sound-setting.ts'),
  item('localStorage', 'recent-searches', OF_USER, 'recent searches', 'web/features/explore/recent-searches.ts'),
  item('localStorage', 'viewed-cars', OF_USER, 'viewed cars', 'web/features/views/viewed-cars.ts'),
  item('localStorage', 'hidden-cars', OF_USER, 'hidden cars', 'web/features/cars/hidden-cars.ts'),
  item('localStorage', 'compared-cars', OF_USER, 'compared cars', 'web/features/compare/compared-cars.ts'),
  item('localStorage', 'favorites', OF_USER, 'favorites of visitors', 'web/features/favorites/device-favorites.ts'),
  item('localStorage', 'ad_draft:*', OF_USER, 'ads that are written', 'web/features/ads/editor/local-drafts.ts'),
  item('localStorage', 'sayyad-message-*', OF_USER, 'unsent texts', 'web/features/messages/typed-text.ts'),
  item(
    'localStorage',
    'messages-waiting',
    OF_USER,
    'whether the outbox is full',
    'web/features/messages/has-waiting.ts',
  ),
  item(
    'localStorage',
    'sayyad-scam-false-alarms',
    OF_USER,
    'closed warnings',
    'web/features/scam-shield/false-alarms.ts',
  ),
  item(
    'localStorage',
    'sayyad-unsent-decisions',
    OF_USER,
    'unsent decisions',
    'web/features/ad-reviews/unsent-verdicts.ts',
  ),
  item('sessionStorage', 'explore-place', OF_USER, 'the last search of the tab', 'web/features/shell/explore-place.ts'),
  item('sessionStorage', 'analytics-session', OF_USER, 'a random ID of the tab', 'web/features/events/session-id.ts'),
  item('sessionStorage', 'text-drafts', OF_USER, 'unsaved texts of admins', 'web/features/texts/draft-store.ts'),
  item(
    'sessionStorage',
    'unsent-favorites *',
    OF_USER,
    'unsent favorites',
    'web/features/favorites/unsent-favorites.ts',
  ),
  item('sessionStorage', 'react-router-scroll-positions', OF_DEVICE, 'scroll offsets', 'web/root.tsx'),
  item('indexedDB', 'messages-outbox', OF_USER, 'messages that wait to be sent', 'web/features/messages/outbox.ts'),
  item(
    'indexedDB',
    'messages-chosen *',
    OF_USER,
    'pictures of unsent messages',
    'web/features/messages/pictures/choice-store.ts',
  ),
  item('caches', 'chosen-pictures', OF_USER, 'pictures of ads', 'web/features/pictures/upload-file-store.ts'),
  item('cookie', 'preferred-language', OF_DEVICE, 'the language', 'web/features/language/switch-language.ts'),
  item('cookie', 'theme', OF_DEVICE, 'the theme', 'web/features/theme/choose-theme.ts'),
  item('cookie', 'cards', OF_DEVICE, 'the shape of cards', 'web/features/card-shape/card-shape-provider.tsx'),
  item('cookie', 'sayyad.session_token', OF_USER, 'the session', 'server/platform/auth.ts'),
  item('cookie', 'sayyad.two_factor', OF_USER, 'a sign-in that waits for a code', 'server/platform/auth.ts'),
  item('cookie', 'sayyad.passkey', OF_USER, 'a sign-in by passkey', 'server/platform/auth.ts'),
  item('cookie', 'sayyad.sign_up', OF_DEVICE, 'an open sign-up, encrypted', 'server/features/accounts/open-sign-up.ts'),
  item(
    'cookie',
    'sayyad.device',
    OF_DEVICE,
    'a random ID, so that new devices are noticed',
    'server/features/accounts/device.ts',
  ),
  item('history', 'chat', OF_DEVICE, 'the ID of the open conversation', 'web/features/messages/popup/open-chat.ts'),
  item('history', 'usr', OF_DEVICE, 'where a confirmation was sent', 'web/features/accounts/sign-in/use-sent-to.ts'),
]

const isKeyOf = ({ key }: Stored, found: string): boolean =>
  key.endsWith('*') ? found.startsWith(key.slice(0, -1)) : found === key

/** The declaration of a key; an exact one precedes a beginning. Undefined if it is not declared. */
export function storedAs(place: Place, found: string): Stored | undefined {
  const matching = DEVICE_STORAGE.filter((one) => one.place === place && isKeyOf(one, found))
  return matching.find(({ key }) => key === found) ?? matching[0]
}

export const isRemovedAtSignOut = (place: Place, key: string): boolean => storedAs(place, key)?.atSignOut === 'removed'
