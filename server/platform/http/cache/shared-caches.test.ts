import { expect, test } from 'vitest'
import type { ChannelEvent } from '#server/platform/events/events.ts'
import { createSharedCaches } from './shared-caches.ts'

test('DEAL-01 BLOG-01 a changed deal, word, article or price purges the pages that show it, a changed setting or page all', () => {
  const purged: string[] = []
  const listeners: ((event: ChannelEvent) => void)[] = []
  const caches = createSharedCaches((listener) => listeners.push(listener), {
    caches: [{ purge: async (pages) => void purged.push(...pages.map(({ url }) => url)) }],
    onError: () => {},
  })
  const handOut = () => {
    purged.length = 0
    caches.handOut({ url: '/deals', variant: 'ar.light', encoding: 'br' }, new Set(['deals', 'settings']))
    caches.handOut({ url: '/blog', variant: 'ar.light', encoding: 'br' }, new Set(['articles', 'settings']))
    caches.handOut({ url: '/explore', variant: 'ar.light', encoding: 'br' }, new Set(['cars', 'settings']))
    caches.handOut({ url: '/prices', variant: 'ar.light', encoding: 'br' }, new Set(['prices', 'settings']))
    caches.handOut({ url: '/car/1', variant: 'ar.light', encoding: 'br' }, new Set(['settings', 'trade_words']))
  }
  const publish = (event: ChannelEvent) => {
    for (const listener of listeners) listener(event)
  }
  handOut()
  publish({ type: 'deals_changed' })
  expect(purged).toEqual(['/deals'])
  handOut()
  publish({ type: 'trade_words_changed' })
  expect(purged).toEqual(['/car/1'])
  handOut()
  publish({ type: 'articles_changed' })
  expect(purged).toEqual(['/blog'])
  handOut()
  publish({ type: 'prices_changed' })
  expect(purged).toEqual(['/prices'])
  for (const type of ['settings_changed', 'pages_changed'] as const) {
    handOut()
    publish({ type })
    expect(purged.toSorted()).toEqual(['/blog', '/car/1', '/deals', '/explore', '/prices'])
  }
})
