import { Suspense, type ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'
import { loadCode } from './load-code.ts'

interface FramePart<Props> {
  Part: ComponentType<Props>
  /** Call it before hydration: loads the code if the server rendered the part, since earlier clicks on it would be lost. */
  loadPart: () => Promise<void>
}

/** A part of the frame of pages that not all visitors see, with code of its own. */
export function framePart<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): FramePart<Props> {
  let Shown: ComponentType<Props> = lazyPart(load)
  return {
    Part: (props) => (
      <span id={id} className="contents">
        <Suspense>
          <Shown {...props} />
        </Suspense>
      </span>
    ),
    loadPart: async () => {
      if (document.querySelector(`#${id}`)) Shown = (await loadCode(load)).default
    },
  }
}
