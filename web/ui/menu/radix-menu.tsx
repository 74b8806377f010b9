import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { directionOf } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '../elements.tsx'
import { Icon } from '../icon.tsx'
import { Spinner } from '../spinner.tsx'
import type { MenuButtonProps } from './menu-button.tsx'
import type { MenuItem } from './menu-item.ts'

interface Props extends MenuButtonProps {
  items: readonly MenuItem[]
  header: Elements
}

/** Opens when mounted. Delays are those of Radix: type-ahead 1 s, submenu 100 ms, pointer grace 300 ms. */
export function RadixMenu({ label, className, children, items, header }: Props) {
  const { lang } = useTexts()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const chosen = useRef<MenuItem>(null)

  function choose(item: MenuItem) {
    if (item.staysOpen) item.onSelect?.()
    else chosen.current = item
  }

  // runs after the menu is unmounted, since the dialog would otherwise not receive Escape or restore the focus
  function actOnChosen() {
    chosen.current?.onSelect?.()
    chosen.current = null
  }

  return (
    <DropdownMenu.Root defaultOpen dir={directionOf(lang)} modal={false}>
      <DropdownMenu.Trigger ref={setButton} className={className} aria-label={label}>
        {children}
      </DropdownMenu.Trigger>
      {/* elements outside an open modal dialog are inert */}
      <DropdownMenu.Portal container={button?.closest('dialog') ?? null}>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={actOnChosen}
        >
          {header}
          <MenuItems items={items} onChoose={choose} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface ItemsProps {
  items: readonly MenuItem[]
  onChoose: (item: MenuItem) => void
}

function MenuItems({ items, onChoose }: ItemsProps) {
  return items.map((item) => {
    if (item.items) return <Submenu key={item.key} item={item} items={item.items} onChoose={onChoose} />
    const shown = <Shown item={item} />
    const common = {
      ...item.opener,
      className: 'menu-item',
      lang: item.lang,
      disabled: item.isDisabled || item.isBusy || false,
      onSelect: (event: Event) => {
        if (item.staysOpen) event.preventDefault()
        onChoose(item)
      },
    }
    return item.isChosen === undefined ? (
      <DropdownMenu.Item key={item.key} {...common}>
        {shown}
      </DropdownMenu.Item>
    ) : (
      <DropdownMenu.CheckboxItem key={item.key} {...common} checked={item.isChosen}>
        {shown}
        <DropdownMenu.ItemIndicator className="ms-auto text-brand">
          <Icon name="check" />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.CheckboxItem>
    )
  })
}

function Submenu({ item, items, onChoose }: ItemsProps & { item: MenuItem }) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="menu-item">
        <Shown item={item} />
        <span className="ms-auto text-muted">
          <Icon name="forward" size={16} />
        </span>
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent className="menu" sideOffset={4} collisionPadding={8}>
          <MenuItems items={items} onChoose={onChoose} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}

function Shown({ item }: { item: MenuItem }) {
  return (
    <>
      {item.isBusy ? <Spinner /> : item.icon && <Icon name={item.icon} />}
      <span>{item.label}</span>
    </>
  )
}
