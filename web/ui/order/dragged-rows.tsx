import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLayoutEffect, type RefObject } from 'react'
import { followerOf } from './order-by-ids.ts'

interface Place {
  /** The element that contains the rows. */
  frame: RefObject<HTMLElement | null>
  /** Returns, once, the press on this handle that began before the code was loaded and still goes on. */
  takePress: (handle: HTMLElement | null) => PointerEvent | null
}

export interface DraggedRowsProps extends Place {
  ids: readonly number[]
  onMove: (id: number, before: number | null) => void
}

/** Pixels of movement before a press becomes a drag. */
const DISTANCE = 4
const SILENT = () => undefined
/** Dragging is not announced, since screen readers use the buttons. */
const ACCESSIBILITY = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: SILENT, onDragOver: SILENT, onDragEnd: SILENT, onDragCancel: SILENT },
}
const ABOVE_OTHERS = ['relative', 'z-10']

/** Makes the rendered `SortableRow`s of a frame draggable without rendering them again, which would lose focus. */
export default function DraggedRows({ ids, onMove, ...place }: DraggedRowsProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }))

  function move({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return
    onMove(Number(active.id), followerOf(ids, Number(active.id), Number(over.id)))
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={move} accessibility={ACCESSIBILITY}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {ids.map((id) => (
          <DraggedRow key={id} id={id} {...place} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

function DraggedRow({ id, frame, takePress }: Place & { id: number }) {
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id })
  const handleOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>('[data-handle]') ?? null

  useLayoutEffect(() => {
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null
    setNodeRef(row)
    setActivatorNodeRef(handleOf(row))
    if (!row) return
    row.style.transform = CSS.Translate.toString(transform) ?? ''
    row.style.transition = transition ?? ''
    for (const name of ABOVE_OTHERS) row.classList.toggle(name, isDragging)
  })

  // at once: a press between this commit and a later effect would be lost
  useLayoutEffect(() => {
    const handle = handleOf(frame.current?.querySelector(`[data-row="${id}"]`))
    const press = (nativeEvent: PointerEvent) => listeners?.['onPointerDown']?.({ nativeEvent })
    const pressed = takePress(handle)
    if (pressed) press(pressed)
    handle?.addEventListener('pointerdown', press)
    return () => handle?.removeEventListener('pointerdown', press)
  })
  return null
}
