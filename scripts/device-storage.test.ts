import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEVICE_STORAGE, storedAs } from '#web/platform/device/device-storage.ts'
import { RESPONSE_KEYS } from '#web/platform/device/stored-cache.ts'

/** Access to storage by the modules for it; `check-conventions.ts` forbids others. */
const STORES =
  /\b(?:device|tab)Texts\b|\bcreateStoredIds\(|\b(?:read|write|has)Stored\(|\/(?:database|file-cache|cookie)\.ts'|document\.cookie\s*=|history\.(?:push|replace)State\(/
/** Modules that access storage for others, or only read or clear it. */
const FOR_OTHERS = [
  'web/platform/device/clear-stores.ts',
  'web/platform/device/device-owner.ts',
  'web/platform/device/device-storage.ts',
  'web/platform/device/stored-cache.ts',
  'web/platform/device/stored-ids.ts',
  'web/features/language/language-script.tsx',
  'web/features/settings/settings-provider.tsx',
]

/** Without comments. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')

test('AUTH-03 each module that stores something on the device is declared, with what happens at sign-out', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$|^web\/platform\/browser\//.test(file) && STORES.test(codeOf(file)),
  )
  const declared = DEVICE_STORAGE.map(({ file }) => file)
  expect(files.filter((file) => !declared.includes(file) && !FOR_OTHERS.includes(file))).toEqual([])
  for (const { file } of DEVICE_STORAGE) expect(existsSync(file), file).toBe(true)
})

test('AUTH-03 a key is declared by its name or its beginning, the name first', () => {
  expect(storedAs('localStorage', 'sayyad-message-0190b5e0-car')?.atSignOut).toBe('removed')
  expect(storedAs('localStorage', 'sayyad-message-sound')?.atSignOut).toBe('kept')
  expect(storedAs('sessionStorage', 'recent-searches')).toBeUndefined()
})

test('ERRB-02 repairing removes cached responses alone', () => {
  const removed = DEVICE_STORAGE.filter(({ atRepair }) => atRepair === 'removed').map(({ key }) => key)
  expect(removed).toEqual(['app_settings_cache', 'website-texts-*'])
  for (const key of RESPONSE_KEYS) expect(storedAs('localStorage', key)?.atRepair, key).toBe('removed')
})
