import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isKeptKey, KEPT_KEYS } from './kept-keys.ts'
import { storedKinds, type Place } from './stored-kinds.ts'

/** Access to storage by the modules for it; `check-conventions.ts` forbids others. */
const RAW_ACCESS =
  /\b(?:device|tab)Texts\b|\/(?:database|file-cache|cookie)\.ts'|document\.cookie\s*=|history\.(?:push|replace)State\(/
/** Modules outside of `web/platform/device` with such access: the table of the README has what they store. */
const WITHOUT_STORE = [
  'web/features/accounts/sign-in/use-sent-to.ts',
  'web/features/card-shape/card-shape-provider.tsx',
  'web/features/data-saver/stored-choice.ts',
  'web/features/errors/safe-work/read-safe-work.ts',
  'web/features/home/chosen-row-script.tsx',
  'web/features/home/chosen-row.ts',
  'web/features/language/keep-page-language.ts',
  'web/features/language/language-script.tsx',
  'web/features/language/switch-language.ts',
  'web/features/messages/popup/open-chat.ts',
  'web/features/offline/page-cache.ts',
  'web/features/pictures/upload-file-store.ts',
  'web/features/theme/choose-theme.ts',
  'web/features/theme/use-theme-of-device.ts',
  'web/rendering/emptied-page.ts',
  'web/ui/viewer/use-back-to-close.ts',
]
const DECLARES = /\b(?:deviceStore|databaseStore|createStoredIds|declareStored)[(<]/
/** Stored by the server, React Router or the head of the page, or as a cookie or in the history. */
const BY_OTHERS: readonly (readonly [Place, string])[] = [
  ['cookie', 'sayyad.session_token'],
  ['cookie', 'sayyad.two_factor'],
  ['cookie', 'sayyad.passkey'],
  ['sessionStorage', 'react-router-scroll-positions'],
  // by the recorder in the head of the page, which can use no module
  ['sessionStorage', 'sayyad-loaded-again'],
  ...KEPT_KEYS.filter(([place]) => place === 'cookie' || place === 'history'),
]

const ROOT = join(import.meta.dirname, '../../..')
const MODULES = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

beforeAll(async () => {
  for (const file of MODULES) if (DECLARES.test(read(file))) await import(join(ROOT, file))
})

const rowsOfReadme = () =>
  [...read('web/platform/device/README.md').matchAll(/^\| `(\w+)` +\| `([^`]+)` +\| (\w+) +\|/gm)].map(
    ([, place = '', key = '', of = '']) => `${place} ${key} ${of}`,
  )

test('AUTH-03 what is stored on the device goes through a store, which declares it', () => {
  const found = MODULES.filter(
    (file) => !/^web\/platform\/(?:browser|device)\//.test(file) && RAW_ACCESS.test(read(file)),
  )
  expect(found.toSorted()).toEqual(WITHOUT_STORE)
})

test('AUTH-03 the table of what is stored is true', () => {
  const declared = storedKinds().map(({ place, key, of }) => `${place} ${key} ${of}`)
  const others = BY_OTHERS.map(([place, key]) => `${place} ${key} ${isKeptKey(place, key) ? 'device' : 'user'}`)
  expect(rowsOfReadme().toSorted()).toEqual([...declared, ...others].toSorted())
})

test('AUTH-03 what is of a user is removed at sign-out, and nothing else', () => {
  for (const { place, key, of } of storedKinds())
    expect(isKeptKey(place, key.replace('*', 'x')), `${place} ${key}`).toBe(of !== 'user')
  expect(isKeptKey('localStorage', 'sayyad-message-0190b5e0-car')).toBe(false)
  expect(isKeptKey('localStorage', 'of nobody knows whom')).toBe(false)
})
