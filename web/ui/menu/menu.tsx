import type { ReactNode } from 'react'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { MenuButton, type MenuButtonProps } from './menu-button.tsx'
import type { MenuItem } from './menu-item.ts'

const load = () => import('./radix-menu.tsx')
const RadixMenu = lazyPart(load)

interface Props extends MenuButtonProps {
  items: readonly MenuItem[]
  /** Heading above the items. */
  header?: ReactNode
}

/** A button with a menu of the given items. */
export function Menu({ items, header, ...button }: Props) {
  return <MenuButton {...button} load={load} menu={<RadixMenu {...button} items={items} header={header} />} />
}
