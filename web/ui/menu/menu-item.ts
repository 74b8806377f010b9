import type { IconName } from '../icon.tsx'

export interface MenuItem {
  key: string
  label: string
  /** Language of the label where it is not the page's. */
  lang?: string
  icon?: IconName
  /** One of several of which one is chosen: ticked or not. */
  isChosen?: boolean
  isDisabled?: boolean
  /** It works at what it says: disabled, with a sign of it. */
  isBusy?: boolean
  /** Choosing it leaves the menu open. */
  staysOpen?: boolean
  onSelect?: () => void
  /** A menu of its own, opened by pointing at it or by the arrow towards it. */
  items?: readonly MenuItem[]
}
