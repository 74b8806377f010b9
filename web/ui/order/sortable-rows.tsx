import { useRef, useState, type ComponentType, type PointerEvent } from 'react'
import { loadModule } from '#web/rendering/load-module.ts'
import type { Elements } from '../elements.tsx'
import type { DraggedRowsProps } from './dragged-rows.tsx'

interface Props {
  ids: readonly number[]
  onMove: (id: number, before: number | null) => void
  /** A list of `SortableRow`, each with buttons that move it by keyboard. */
  children: Elements
}

/** Rows that can be reordered by dragging. The drag code is loaded when a pointer enters. */
export function SortableRows({ children, ...order }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const pressed = useRef<globalThis.PointerEvent>(null)
  const [Dragged, setDragged] = useState<ComponentType<DraggedRowsProps> | null>(null)

  function load() {
    if (Dragged) return
    loadModule(() => import('./dragged-rows.tsx')).then(
      (code) => setDragged(() => code.default),
      // the buttons still work
      () => {},
    )
  }

  const release = () => {
    pressed.current = null
  }

  /** On touch screens nothing comes before the press, so it is kept to begin the drag once the code is loaded. */
  function press({ nativeEvent }: PointerEvent) {
    if (Dragged) return
    pressed.current = nativeEvent
    // it may end outside of the rows
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, release, { once: true })
    load()
  }

  function takePress(handle: HTMLElement | null) {
    const { current } = pressed
    if (!current || !handle?.contains(current.target as Node)) return null
    release()
    return current
  }

  return (
    <div ref={frame} className="contents" onPointerEnter={load} onPointerDown={press}>
      {children}
      {Dragged && <Dragged frame={frame} takePress={takePress} {...order} />}
    </div>
  )
}
