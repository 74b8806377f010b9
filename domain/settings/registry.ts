import { DEFAULT_MEASURED_PERCENT } from '#domain/performance/measured-percent.ts'
import { DEFAULT_MAX_ANNUAL_MILEAGE } from '#domain/tags/low-mileage.ts'
import { DEFAULT_HOME_SECTIONS, type HomeSection } from './home-sections.ts'

/** Groups of settings, in the order in which admins see them. */
export const SETTING_SECTIONS = ['brand', 'contact', 'ads'] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

/** The type of a setting. Empty texts, URLs and pictures mean the built-in default. */
type Kind =
  | { type: 'text'; initial: ''; longest: number }
  | { type: 'email' | 'picture'; initial: '' }
  /** A link with one of these prefixes */
  | { type: 'link'; initial: ''; starts: readonly string[] }
  | { type: 'switch'; initial: boolean }
  /** The order of the home page */
  | { type: 'sections'; initial: readonly HomeSection[] }
  | { type: 'whole'; initial: number; least: number; most: number; unit: 'km' | 'day' | 'percent' }

interface Place {
  section: SettingSection
  /** Whether it is part of the public settings. */
  isPublic: boolean
  /** Whether the tags of ads depend on it. */
  changesTags?: true
}

/** The settings that admins edit. Their names and explanations are `setting_<key>` and `setting_<key>_help`. */
export const SETTINGS = {
  app_logo_url: { type: 'picture', initial: '', section: 'brand', isPublic: true },
  app_name_ar: { type: 'text', initial: '', longest: 40, section: 'brand', isPublic: true },
  app_name_en: { type: 'text', initial: '', longest: 40, section: 'brand', isPublic: true },
  support_email: { type: 'email', initial: '', section: 'contact', isPublic: true },
  telegram_url: {
    type: 'link',
    initial: '',
    starts: ['https://t.me/', 'https://telegram.me/'],
    section: 'contact',
    isPublic: true,
  },
  enable_ai_assistant: { type: 'switch', initial: true, section: 'ads', isPublic: true },
  enable_deals_section: { type: 'switch', initial: false, section: 'ads', isPublic: true },
  enable_language_model: { type: 'switch', initial: true, section: 'ads', isPublic: true },
  enable_offline: { type: 'switch', initial: true, section: 'ads', isPublic: true },
  enable_mcp: { type: 'switch', initial: true, section: 'ads', isPublic: true },
  enable_performance_widget: { type: 'switch', initial: false, section: 'ads', isPublic: true },
  performance_widget_for_all: { type: 'switch', initial: false, section: 'ads', isPublic: true },
  enable_metrics_panel: { type: 'switch', initial: false, section: 'ads', isPublic: true },
  measured_visits_percent: {
    type: 'whole',
    initial: DEFAULT_MEASURED_PERCENT,
    least: 0,
    most: 100,
    unit: 'percent',
    section: 'ads',
    isPublic: true,
  },
  home_sections: { type: 'sections', initial: DEFAULT_HOME_SECTIONS, section: 'ads', isPublic: true },
  demo: { type: 'switch', initial: false, section: 'ads', isPublic: true },
  ad_lifetime_days: {
    type: 'whole',
    initial: 30,
    least: 1,
    most: 365,
    unit: 'day',
    section: 'ads',
    isPublic: false,
  },
  max_annual_mileage_for_low_tag: {
    type: 'whole',
    initial: DEFAULT_MAX_ANNUAL_MILEAGE,
    least: 1,
    most: 100_000,
    unit: 'km',
    section: 'ads',
    isPublic: true,
    changesTags: true,
  },
} as const satisfies Record<string, Kind & Place>

export type SettingKey = keyof typeof SETTINGS
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]
export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(SETTINGS, key)

/**
 * Other keys of the same table. The value names the screen that edits it; null for internal state that no admin
 * sees.
 */
export const OTHER_KEYS = {
  revenue_settings: '/admin/revenue-settings',
  demo_conversations: null,
  demo_filled: null,
  demo_reviews: null,
  demo_queues: null,
  demo_decisions: null,
  demo_articles: null,
  demo_deals: null,
  system_check_states: null,
  site_id: null,
  last_backup: null,
  last_drill: null,
  last_archive_drill: null,
} as const
export type OtherKey = keyof typeof OTHER_KEYS
export const isOtherKey = (key: string): key is OtherKey => Object.hasOwn(OTHER_KEYS, key)

type Wide<Value> = Value extends boolean
  ? boolean
  : Value extends number
    ? number
    : Value extends readonly HomeSection[]
      ? readonly HomeSection[]
      : string
/** The type of the values of a setting. */
export type SettingValue<Key extends SettingKey> = Wide<(typeof SETTINGS)[Key]['initial']>
