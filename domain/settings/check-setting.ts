import { isBlank } from '#domain/text/visible-text.ts'
import { checkHomeSections } from './home-sections.ts'
import { SETTINGS, type SettingKey, type SettingValue } from './registry.ts'
import { textLength } from '#domain/text/text-length.ts'

/** Why a value is invalid. */
export type SettingFault = 'wrong_type' | 'not_whole' | 'out_of_range' | 'too_long' | 'characters' | 'email' | 'link'

type Checked<Value> = { value: Value; fault?: undefined } | { fault: SettingFault }

/** Control characters, and marks that change the direction of the text after them. */
const HARMFUL = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u
const EMAIL = /^[^\s@<>"]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i
const LONGEST_ADDRESS = 500

/**
 * Validates a value.
 * @returns the value as it is stored, or the reason why it is invalid
 */
export function checkSetting<Key extends SettingKey>(key: Key, value: unknown): Checked<SettingValue<Key>> {
  const setting = SETTINGS[key]
  if (setting.type === 'sections') {
    const sections = checkHomeSections(value)
    return sections ? { value: sections as SettingValue<Key> } : { fault: 'wrong_type' }
  }
  if (typeof value !== typeof setting.initial) return { fault: 'wrong_type' }
  const fault = typeof value === 'string' ? faultOfText(key, value.trim()) : faultOfNumber(key, value)
  if (fault) return { fault }
  return { value: (typeof value === 'string' ? tidy(value) : value) as SettingValue<Key> }
}

const tidy = (text: string): string => (isBlank(text) ? '' : text.trim())

function faultOfNumber(key: SettingKey, value: unknown): SettingFault | null {
  const setting = SETTINGS[key]
  if (setting.type !== 'whole') return null
  if (!Number.isSafeInteger(value)) return 'not_whole'
  const number = Number(value)
  return number < setting.least || number > setting.most ? 'out_of_range' : null
}

function faultOfText(key: SettingKey, text: string): SettingFault | null {
  const setting = SETTINGS[key]
  if (isBlank(text)) return null
  if (HARMFUL.test(text)) return 'characters'
  if (textLength(text) > (setting.type === 'text' ? setting.longest : LONGEST_ADDRESS)) return 'too_long'
  if (setting.type === 'email') return EMAIL.test(text) ? null : 'email'
  if (setting.type === 'picture') return /^(?:\/(?!\/)|https:\/\/)\S+$/.test(text) ? null : 'link'
  if (setting.type === 'link') {
    return setting.starts.some((start) => text.startsWith(start) && /^\S+$/.test(text.slice(start.length)))
      ? null
      : 'link'
  }
  return null
}
