import { useState, type ComponentType } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'
import { onDemand } from './on-demand.tsx'
import { Spinner } from './spinner.tsx'

/** Props of the button that opens the dialog. */
export interface Opener {
  onPointerEnter: () => void
  onPointerDown: () => void
  onFocus: () => void
}

/**
 * Code-splits a dialog, or a form that opens in its place. Its code is loaded when it opens, or earlier when its `opener`
 * is hovered or focused. If that fails, `onClose` is called; without it there is a button that tries again.
 */
export function lazyDialog<Props extends object>(
  importDialog: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> & { opener: Opener } {
  const Dialog = onDemand(importDialog)

  function LazyDialog(props: Props) {
    const { onClose } = props as { onClose?: () => void }
    const [hasFailed, setFailed] = useState(false)
    if (hasFailed) return <Again onClick={() => setFailed(false)} />
    return <Dialog {...props} fallback={<Coming />} onFail={onClose ?? (() => setFailed(true))} />
  }

  const { preload } = Dialog
  return Object.assign(LazyDialog, {
    opener: { onPointerEnter: preload, onPointerDown: preload, onFocus: preload },
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

function Again({ onClick }: { onClick: () => void }) {
  const { t } = useTexts()
  return (
    <Button variant="quiet" onClick={onClick}>
      {t('error_retry')}
    </Button>
  )
}
