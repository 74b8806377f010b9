import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** A row with a drag handle. */
export function SortableRow({ id, children }: { id: number; children: ReactNode }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  return (
    <div
      ref={setNodeRef}
      className={`flex items-center gap-1 ${isDragging ? 'relative z-10' : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <span
        ref={setActivatorNodeRef}
        {...listeners}
        aria-hidden="true"
        className="needs-script flex min-h-11 cursor-grab touch-none items-center px-1 text-muted"
      >
        <Icon name="move" size={18} />
      </span>
      <div className="min-w-0 grow">{children}</div>
    </div>
  )
}
