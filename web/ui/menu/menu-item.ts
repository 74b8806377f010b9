import type { IconName } from '../icon.tsx'
import type { Opener } from '../lazy-dialog.tsx'

export interface MenuItem {
  key: string
  label: string
  /** Language of the label, if not that of the page. */
  lang?: string
  icon?: IconName
  /** For radio items: whether it is the selected one. */
  isChosen?: boolean
  isDisabled?: boolean
  /** In progress: disabled, with a spinner. */
  isBusy?: boolean
  /** Selecting it keeps the menu open. */
  staysOpen?: boolean
  onSelect?: () => void
  /** Of the dialog that it opens. */
  opener?: Opener
  /** A submenu. */
  items?: readonly MenuItem[]
}
