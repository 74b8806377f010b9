import { Toast as RadixToast } from 'radix-ui'
import { useRef, useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '../icon.tsx'
import { Shortcut } from '../shortcuts/shortcut.tsx'
import { dismissToast, type Toast } from './toast-store.ts'

const DURATION_MS = 5000
/** Pixels. */
const SWIPE_THRESHOLD = 50

const TYPED_OR_READ =
  ':is(input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]):focus, .message-list'

/** Whether something is being typed, or read where the newest is at the bottom. */
const isBottomInUse = (): boolean => document.querySelector(TYPED_OR_READ) !== null

/**
 * A toast, of its own for each: a provider stays paused after one that had the focus was closed. Its timer pauses while it is hovered or focused and in a hidden tab. F8 focuses it; a swipe in reading
 * direction dismisses it.
 */
export function OpenToast({ toast }: { toast: Toast }) {
  const { lang, t } = useTexts()
  const { id, title, description, duration = DURATION_MS, action, more, variant = 'default', isOpen } = toast
  /** Whether Escape was pressed for a dialog above the toast, which alone it closes. */
  const isOfDialog = useRef(false)
  // decided once: a toast that moved would not be under the finger that presses its button
  const [isAbove] = useState(isBottomInUse)
  return (
    <RadixToast.Provider
      label={t('toast_label')}
      swipeDirection={lang === 'ar' ? 'left' : 'right'}
      swipeThreshold={SWIPE_THRESHOLD}
    >
      <RadixToast.Root
        duration={duration}
        open={isOpen}
        onOpenChange={(open) => {
          if (!open && !isOfDialog.current) dismissToast(id)
          isOfDialog.current = false
        }}
        onEscapeKeyDown={() => {
          isOfDialog.current = document.querySelector('dialog:modal') !== null
        }}
        type={variant === 'destructive' ? 'foreground' : 'background'}
        className={`toast toast-${variant} ${more ? 'flex-wrap' : ''}`}
      >
        <div className={more ? 'basis-full' : 'min-w-0 grow'}>
          <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
          {description && <RadixToast.Description className="text-sm">{description}</RadixToast.Description>}
        </div>
        {more && (
          // unlike Radix's action, it leaves the toast open
          <button type="button" className="button-plain" onClick={more.onSelect}>
            {more.label}
          </button>
        )}
        {action && (
          <RadixToast.Action altText={action.label} className="button-plain" onClick={action.onSelect}>
            <span>{action.label}</span>
            {action.keys && <Shortcut keys={action.keys} />}
          </RadixToast.Action>
        )}
        <RadixToast.Close className="button-icon" aria-label={t('close')}>
          <Icon name="close" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport
        hotkey={['F8']}
        label={t('toast_viewport')}
        className={isAbove ? 'toast-viewport toast-viewport-above' : 'toast-viewport'}
      />
    </RadixToast.Provider>
  )
}
