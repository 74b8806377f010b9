import { expect, test } from 'vitest'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import { adChoices, type AdChoice } from './ad-choices.ts'

const can = { edit: true, promote: false }

test.each<[string, SellerAction[], Partial<typeof can>, AdChoice[], AdChoice[]]>([
  [
    'active',
    ['pause', 'confirm', 'mark_sold', 'delete'],
    { promote: true },
    ['mark_sold', 'edit'],
    ['view', 'confirm', 'pause', 'floor', 'copy', 'promote', 'delete'],
  ],
  [
    'about to end',
    ['pause', 'renew', 'confirm', 'mark_sold', 'delete'],
    {},
    ['renew', 'mark_sold'],
    ['edit', 'view', 'confirm', 'pause', 'floor', 'copy', 'delete'],
  ],
  ['rejected', ['delete'], {}, ['edit', 'view'], ['floor', 'copy', 'delete']],
  [
    'paused',
    ['resume', 'mark_sold', 'delete'],
    {},
    ['resume', 'mark_sold'],
    ['edit', 'view', 'floor', 'copy', 'delete'],
  ],
  ['sold', ['reopen', 'delete'], { edit: false }, ['reopen', 'view'], ['copy', 'delete']],
])(
  'AD-07 an ad that is %s shows the two likeliest actions, and has the others in a menu',
  (_, actions, more, shown, rest) => {
    expect(adChoices({ actions, can: { ...can, ...more } })).toEqual({ shown, more: rest })
  },
)
