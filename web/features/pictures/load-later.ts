import { preload } from '#web/platform/lazy-part.ts'
import { whenIdle } from '#web/platform/when-idle.ts'
import { loadSender } from './load-sender.ts'

/** What lets one arrange pictures. */
export const loadTiles = () => import('./picture-tiles.tsx')

/** What chosen pictures need, while there is a connection. */
export function preloadPictures(): void {
  whenIdle(() => {
    preload(loadSender)
    preload(loadTiles)
  })
}
