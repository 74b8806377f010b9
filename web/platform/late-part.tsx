import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'
import { loadCode } from './load-code.ts'
import { startAnew } from './old-page.ts'

interface LatePart<Props> {
  Part: ComponentType<Props>
  /** Before the part is shown: without it a navigation to it waits, and clicks before hydration are lost. */
  load: () => Promise<void>
}

/** A part of a page with code of its own. */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> {
  let Shown: ComponentType<Props> = lazyPart(load)
  return {
    Part: (props) => <Shown {...props} />,
    load: async () => {
      Shown = (await loadCode(load).catch(startAnew)).default
    },
  }
}
