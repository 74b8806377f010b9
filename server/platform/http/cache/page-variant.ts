import { LANGUAGES } from '#domain/language.ts'
import { THEMES } from '#domain/theme.ts'

/**
 * What a shared cache computes from the cookies of a visitor, such as `ar.system`: the language and the theme, the only
 * things by which it may keep a page apart. A request with it says that the cache does so.
 */
export const PAGE_VARIANT = 'page-variant'

const COOKIES = new Map<string, string>(
  LANGUAGES.flatMap((lang) =>
    THEMES.map((theme) => [`${lang}.${theme}`, `preferred-language=${lang}; theme=${theme}`] as const),
  ),
)

/** The cookies that a variant stands for; null for unknown variants. */
export const cookiesOfVariant = (variant: unknown): string | null =>
  typeof variant === 'string' ? (COOKIES.get(variant) ?? null) : null
