import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** A row with a drag handle, which `DraggedRows` finds in the document. */
export function SortableRow({ id, children }: { id: number; children: ReactNode }) {
  return (
    <div data-row={id} className="flex items-center gap-1 has-[details[open]]:items-start">
      <span
        data-handle
        aria-hidden="true"
        className="needs-script flex min-h-11 cursor-grab touch-none items-center px-1 text-muted"
      >
        <Icon name="move" size={18} />
      </span>
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
