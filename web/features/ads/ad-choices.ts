import type { OwnAd } from '#contract/ads.ts'
import type { SellerAction } from '#domain/ads/lifecycle.ts'

const LINKS = ['edit', 'view', 'promote'] as const
type AdLink = (typeof LINKS)[number]
/** Actions of a seller on an ad; some open another page. */
export type AdChoice = SellerAction | AdLink | 'copy' | 'floor'

/** All actions, the most likely first. */
const CHOICES: readonly AdChoice[] = [
  'renew',
  'resume',
  'reopen',
  'mark_sold',
  'edit',
  'view',
  'confirm',
  'pause',
  'floor',
  'copy',
  'promote',
  'delete',
]
/** Maximum number of actions shown as buttons; the others are in a menu. */
const MOST_SHOWN = 2

type Permissions = Pick<OwnAd, 'actions' | 'can'>

export function adChoices(ad: Permissions): { shown: AdChoice[]; more: AdChoice[] } {
  const possible = CHOICES.filter((choice) => isPossible(choice, ad))
  return { shown: possible.slice(0, MOST_SHOWN), more: possible.slice(MOST_SHOWN) }
}

export const isLink = (choice: AdChoice): choice is AdLink => LINKS.some((link) => link === choice)

export const linkOf = (choice: AdLink, carId: string): string =>
  choice === 'view' ? `/car/${carId}` : `/my-ads/${choice}/${carId}`

function isPossible(choice: AdChoice, { actions, can }: Permissions): boolean {
  if (choice === 'view' || choice === 'copy') return true
  if (choice === 'floor') return can.edit
  return isLink(choice) ? can[choice] : actions.includes(choice)
}
