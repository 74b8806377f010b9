import { Suspense, type ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'

/** A dialog, or what else is unfolded, whose code is loaded when it opens. */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Dialog = lazyPart(load)
  return function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
