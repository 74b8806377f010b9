import { useState } from 'react'

/** The dialog that is open for an item; it closes when another item opens. */
export function useItemDialog<Kind>(itemId: string | null) {
  const [shown, setShown] = useState<{ itemId: string | null; kind: Kind } | null>(null)
  // it stays closed when its item is opened again
  if (shown && shown.itemId !== itemId) setShown(null)
  return {
    asked: shown?.itemId === itemId ? shown.kind : null,
    ask: (kind: Kind) => setShown({ itemId, kind }),
    close: () => setShown(null),
  }
}
