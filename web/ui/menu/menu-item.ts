import type { Opener } from '#web/rendering/late-part.tsx'
import type { IconName } from '../icon.tsx'

export interface MenuItem {
  key: string
  label: string
  /** Language of the label, if it differs from that of the page. */
  lang?: string
  icon?: IconName
  /** For radio items: whether it is the selected one. */
  isChosen?: boolean
  isDisabled?: boolean
  /** Disables the item and shows a spinner. */
  isBusy?: boolean
  /** Keeps the menu open when selected. */
  staysOpen?: boolean
  onSelect?: () => void
  /** Opener of the dialog that the item opens. */
  opener?: Opener
  /** Items of a submenu. */
  items?: readonly MenuItem[]
}
