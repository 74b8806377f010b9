import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { preload } from '#web/rendering/lazy-part.ts'
import { whenTouched } from '#web/rendering/when-touched.ts'
import { loadSender } from './load-sender.ts'

/** The code for arranging pictures. */
export const loadTiles = () => import('./picture-tiles.tsx')

/** Loads the code for pictures in advance, while there is a connection: users who begin the form will need it. */
export const preloadPictures = (): (() => void) =>
  whenTouched(() =>
    whenIdle(() => {
      preload(loadSender)
      preload(loadTiles)
    }),
  )
