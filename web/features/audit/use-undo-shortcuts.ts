import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { currentToast } from '#web/ui/toasts/toast-store.ts'

/** Z and Ctrl+Z press the undo button of the toast that is shown. */
export const useUndoShortcuts = () => useShortcuts({ z: undoShown, 'ctrl+z': undoShown })

function undoShown(): boolean {
  const toast = currentToast()
  const isUndo = toast?.isOpen === true && toast.action?.keys === 'Z'
  if (isUndo) toast.action?.onSelect()
  return isUndo
}
