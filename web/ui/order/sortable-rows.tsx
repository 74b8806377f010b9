import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, type ReactNode } from 'react'
import { followerOf } from './order-by-ids.ts'

interface Props {
  ids: readonly number[]
  onMove: (id: number, before: number | null) => void
  /** `SortableRow` elements, which also need buttons to move by keyboard. */
  children: ReactNode
}

/** Pixels of movement before a press becomes a drag. */
const DISTANCE = 4
const SILENT = () => undefined
/** Dragging is not announced, since screen readers use the buttons. */
const ACCESSIBILITY = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: SILENT, onDragOver: SILENT, onDragEnd: SILENT, onDragCancel: SILENT },
}

/** Rows that can be reordered by dragging. */
export function SortableRows({ ids, onMove, children }: Props) {
  const contextId = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }))

  function move({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return
    onMove(Number(active.id), followerOf(ids, Number(active.id), Number(over.id)))
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={ACCESSIBILITY}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
