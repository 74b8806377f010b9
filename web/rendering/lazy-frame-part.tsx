import type { ComponentType } from 'react'
import { LateBoundary } from './early/late-boundary.tsx'
import { lazyPart } from './lazy-part.ts'
import { loadCode } from './load-code.ts'

interface LazyFramePart<Props> {
  Part: ComponentType<Props>
  /** Loads the code if the server has rendered the component. Call it before hydration, which then includes the part. */
  loadPart: () => Promise<void>
}

/** Code-splits a component of the page frame that only some visitors see. */
export function lazyFramePart<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyFramePart<Props> {
  let Shown: ComponentType<Props> = lazyPart(load)
  const loadNow = async () => {
    Shown = (await loadCode(load)).default
  }
  // before the first page, which then has the component in its place instead of at its end with a script
  if (import.meta.env.SSR) void loadNow()
  return {
    Part: (props) => (
      <LateBoundary id={id}>
        <Shown {...props} />
      </LateBoundary>
    ),
    loadPart: async () => {
      if (document.querySelector(`#${id}`)) await loadNow()
    },
  }
}
