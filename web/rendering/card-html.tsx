import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { TextsProvider } from '#web/texts/texts-context.tsx'
import type { WriteCard } from './card-writer.ts'

/** About 15 MB. */
const MOST_CARDS = 4000

/**
 * Creates a cache of the HTML of cards. A card is rendered by itself, in the contexts of a page for visitors, so it may
 * neither use `useId` nor depend on anything but the values of its key. In development `entry.server.tsx` checks this.
 */
export function createCardWriter(): WriteCard {
  const known = new LRUCache<string, string>({ max: MOST_CARDS })
  const numbers = new WeakMap<object, number>()
  let count = 0

  function numberOf(value: object): number {
    const number = numbers.get(value) ?? ++count
    numbers.set(value, number)
    return number
  }

  return (card, { texts, Actions, content }) => {
    const key = `${numberOf(texts)} ${numberOf(Actions)} ${JSON.stringify(content)}`
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const html = renderToString(
      <TextsProvider value={texts}>
        <StaticRouter location="/">{card}</StaticRouter>
      </TextsProvider>,
    )
    known.set(key, html)
    return html
  }
}
