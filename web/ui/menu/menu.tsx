import type { Elements } from '../elements.tsx'
import { onDemand } from '../on-demand.tsx'
import { MenuButton, type MenuButtonProps } from './menu-button.tsx'
import type { MenuItem } from './menu-item.ts'

const RadixMenu = onDemand(() => import('./radix-menu.tsx'))

interface Props extends MenuButtonProps {
  items: readonly MenuItem[]
  /** Heading above the items. */
  header?: Elements
}

/** A button with a menu of the given items. */
export function Menu({ items, header, ...button }: Props) {
  return (
    <MenuButton
      {...button}
      preload={RadixMenu.preload}
      renderMenu={(waiting) => <RadixMenu {...waiting} {...button} items={items} header={header} />}
    />
  )
}
