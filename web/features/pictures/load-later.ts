import { whenIdle } from '#web/platform/browser/when-idle.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { whenUsed } from '#web/rendering/when-used.ts'
import { loadSender } from './load-sender.ts'

/** The chosen pictures, which can be arranged. */
export const PictureTiles = latePart(async () => (await import('./picture-tiles.tsx')).PictureTiles)

/** Loads the code for pictures in advance, while there is a connection: users who begin the form will need it. */
export const preloadPictures = (): (() => void) =>
  whenUsed(() =>
    whenIdle(() => {
      loadSender().catch(() => {})
      PictureTiles.preload()
    }),
  )
