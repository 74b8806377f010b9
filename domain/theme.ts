/** `system` follows the setting of the device. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export function themeOf(value: unknown): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system'
}
