import { Suspense, useState, type ComponentType } from 'react'
import { lazyPart, preload } from '#web/platform/lazy-part.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Spinner } from './spinner.tsx'

/** Props for its opener. */
export interface Opener {
  onPointerEnter: () => void
  onPointerDown: () => void
  onFocus: () => void
}

/**
 * A dialog, or what else is unfolded, whose code is loaded when it opens, or before: once its `opener` is about to be
 * used.
 */
export function lazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { opener: Opener } {
  let Loaded: ComponentType<Props> | undefined
  const read = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  const Later: ComponentType<Props> = lazyPart(read)

  function LazyDialog(props: Props) {
    // what is there already opens at once, which React would not do for a promise
    const [Dialog] = useState(() => Loaded ?? Later)
    return (
      <Suspense fallback={<Coming />}>
        <Dialog {...props} />
      </Suspense>
    )
  }

  const fetchCode = () => preload(read)
  return Object.assign(LazyDialog, {
    opener: { onPointerEnter: fetchCode, onPointerDown: fetchCode, onFocus: fetchCode },
  })
}

function Coming() {
  const { t } = useTexts()
  return (
    <div role="status" className="navigation-progress">
      <Spinner />
      <span className="sr-only">{t('loading')}</span>
    </div>
  )
}
