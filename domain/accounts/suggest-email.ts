import { ANY_ERROR, editDistance } from '#domain/search/edit-distance.ts'

/** Where most people in Saudi Arabia have their mail. */
const PROVIDERS = ['gmail', 'hotmail', 'outlook', 'icloud', 'yahoo', 'live'] as const
/** Names that are near to them and exist. */
const OTHERS = ['mail', 'email', 'ymail', 'cloud']
/** Slips in shorter names are not told from other words. */
const LEAST_LETTERS = 5
/** These have addresses in `.com` alone, the others in many countries. */
const ONLY_COM = ['gmail', 'icloud']
const OF_COUNTRY = /^(?!co$|cm$|om$)(?:com?\.)?[a-z]{2}$/

/**
 * The address that somebody may mean who mistyped the domain of a common provider, `gmail.com` for `gmial.com`.
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
