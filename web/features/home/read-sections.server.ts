import type { ApiClient } from '#contract/client.ts'
import type { SettingKey } from '#domain/settings/registry.ts'
import { settingInEffect } from '#domain/settings/stored-setting.ts'

/** The parts of the home page that are shown, and whether one of them is. */
export async function readSections({ settings }: ApiClient) {
  const stored = await settings.list()
  const valueOf = <Key extends SettingKey>(key: Key) =>
    settingInEffect(key, stored.find(({ setting_key }) => setting_key === key)?.setting_value)
  const sections = valueOf('home_sections').flatMap(({ name, is_shown }) => (is_shown ? [name] : []))
  return { sections, hasDeals: sections.includes('deals') && valueOf('enable_deals_section') }
}
