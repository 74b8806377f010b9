export const THEME_ICONS = { system: 'screen', light: 'sun', dark: 'moon' } as const
