import type { Elements } from '../elements.tsx'
import { latePart } from '#web/rendering/late-part.tsx'
import { MenuButton, type MenuButtonProps } from './menu-button.tsx'
import type { MenuItem } from './menu-item.ts'

const RadixMenu = latePart(async () => (await import('./radix-menu.tsx')).RadixMenu)

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
