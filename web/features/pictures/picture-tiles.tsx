import { PictureOrder } from './picture-order.tsx'
import { PictureTile } from './picture-tile.tsx'
import type { usePictureList } from './use-picture-list.ts'

/** The chosen pictures, which can be reordered. */
export function PictureTiles({ list }: { list: ReturnType<typeof usePictureList> }) {
  return (
    <PictureOrder ids={list.shown} onChange={list.arrange}>
      {list.shown.map((id, at) => (
        <PictureTile
          key={id}
          id={id}
          position={at + 1}
          total={list.shown.length}
          local={list.local.get(id)}
          own={list.own.get(id)}
          isKnown={list.isKnown}
          isOffline={list.isOffline}
          onTurn={() => void list.turn(id)}
          onView={list.setView && ((view) => list.setView!(id, view))}
          onReplace={(file) => void list.replace(id, file)}
          onRetry={() => list.retry(id)}
          onRemove={() => list.remove(id)}
        />
      ))}
    </PictureOrder>
  )
}
