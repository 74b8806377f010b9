import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useId, type ReactNode } from 'react'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  ids: readonly string[]
  onChange: (ids: string[]) => void
  /** Items that are sortable by these ids. */
  children: ReactNode
}

/** Pixels of movement before a press becomes a drag, so that buttons can still be pressed. */
const DISTANCE = 6

/** A list sortable by pointer, touch or keyboard, with announcements for screen readers. */
export function PictureOrder({ ids, onChange, children }: Props) {
  const { t } = useTexts(pictureTexts)
  const contextId = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: UniqueIdentifier) => ({ position: ids.indexOf(String(id)) + 1, total: ids.length })

  function move({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return
    onChange(arrayMove([...ids], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
  }

  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={move}
      accessibility={{
        screenReaderInstructions: { draggable: t('pictures_move_help') },
        announcements: {
          onDragStart: ({ active }) => t('pictures_picked', place(active.id)),
          onDragOver: ({ over }) => (over ? t('pictures_over', place(over.id)) : undefined),
          onDragEnd: ({ active, over }) => t('pictures_put', place((over ?? active).id)),
          onDragCancel: ({ active }) => t('pictures_put_back', place(active.id)),
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">{children}</ol>
      </SortableContext>
    </DndContext>
  )
}
