import { ANY_ERROR, editDistance } from '#domain/search/words/edit-distance.ts'

/** Common email providers in Saudi Arabia. */
const PROVIDERS = ['gmail', 'hotmail', 'outlook', 'icloud', 'yahoo', 'live'] as const
/** Other providers whose names are similar to those. */
const OTHERS = ['mail', 'email', 'ymail', 'cloud']
/** Shorter names are not corrected: too many other words are similar to them. */
const LEAST_LETTERS = 5
/** Providers that use only `.com`; the others have domains of many countries. */
const ONLY_COM = ['gmail', 'icloud']
const OF_COUNTRY = /^(?!co$|cm$|om$)(?:com?\.)?[a-z]{2}$/

/**
 * Suggests a correction if the domain of a common provider looks mistyped: `gmail.com` for `gmial.com`.
 * @returns null if nothing looks mistyped
 */
export function suggestEmail(typed: string): string | null {
  const [, box, name = '', ending = ''] = /^\s*(\S+)@([\w-]+)\.([\w.-]+)\s*$/.exec(typed.toLowerCase()) ?? []
  const meant = OTHERS.includes(name) ? undefined : PROVIDERS.find((provider) => isNear(name, provider))
  if (!box || !meant) return null
  const domain = `${meant}.${OF_COUNTRY.test(ending) && !ONLY_COM.includes(meant) ? ending : 'com'}`
  return domain === `${name}.${ending}` ? null : `${box}@${domain}`
}

const isNear = (name: string, provider: string): boolean =>
  name === provider || (provider.length >= LEAST_LETTERS && editDistance(name, provider, 1, ANY_ERROR) <= 1)
