import { preload } from '#web/platform/lazy-part.ts'
import { whenIdle } from '#web/platform/when-idle.ts'
import { whenTouched } from '#web/platform/when-touched.ts'
import { loadSender } from './load-sender.ts'

/** What lets one arrange pictures. */
export const loadTiles = () => import('./picture-tiles.tsx')

/** What chosen pictures need, while there is a connection: whoever begins to fill in the form will choose some. */
export const preloadPictures = (): (() => void) =>
  whenTouched(() =>
    whenIdle(() => {
      preload(loadSender)
      preload(loadTiles)
    }),
  )
