/** Sections of the dashboard, in display order. The query parameter `tab` selects one. */
export const DASHBOARD_SECTIONS = [
  'profile',
  'my_ads',
  'messages',
  'favorites',
  'saved_searches',
  'notifications',
  'reviews',
  'security',
  'privacy',
] as const
export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number]

/** Defaults to the profile. */
export const sectionOf = (tab: string | null): DashboardSection =>
  DASHBOARD_SECTIONS.find((section) => section === tab) ?? 'profile'
