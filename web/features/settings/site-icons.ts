import type { AppSetting } from '#contract/settings.ts'
import { iconAddress } from '#domain/settings/logo-address.ts'
import { readSetting } from './read-setting.ts'

/** Addresses of the icons that were made of an uploaded logo, by their side; null without one. */
export function siteIcons(settings: readonly AppSetting[] | null) {
  const logo = String(readSetting(settings ?? [], 'app_logo_url') ?? '')
  const [touch, small, large] = [iconAddress(logo, 180), iconAddress(logo, 192), iconAddress(logo, 512)]
  return touch && small && large ? { touch, small, large } : null
}
