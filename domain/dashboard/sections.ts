/** Of the dashboard, in the order in which they stand; `tab` in its address chooses one. */
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

/** The profile where the address names none of them. */
export const sectionOf = (tab: string | null): DashboardSection =>
  DASHBOARD_SECTIONS.find((section) => section === tab) ?? 'profile'
