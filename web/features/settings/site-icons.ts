import type { AppSetting } from '#contract/settings.ts'
import { iconAddress } from '#domain/settings/logo-address.ts'
import { readSetting } from './read-setting.ts'

/** URLs of the icons made from the uploaded logo, by size in pixels; null without a logo. */
export function siteIcons(settings: readonly AppSetting[] | null) {
  const logo = String(readSetting(settings ?? [], 'app_logo_url') ?? '')
  const [touch, small, large] = [iconAddress(logo, 180), iconAddress(logo, 192), iconAddress(logo, 512)]
  return touch && small && large ? { touch, small, large } : null
}
