import { Suspense, useState, type ComponentType } from 'react'
import { lazyPart, preload } from '#web/platform/lazy-part.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Spinner } from './spinner.tsx'

/** Props of the button that opens the dialog. */
export interface Opener {
  onPointerEnter: () => void
  onPointerDown: () => void
  onFocus: () => void
}

/** Code-splits a dialog. Its code is loaded when it opens, or earlier when its `opener` is hovered or focused. */
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
    // React would suspend on a promise even if the code is already loaded
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
