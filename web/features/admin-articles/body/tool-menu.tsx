import { DropdownMenu, Toolbar as RadixToolbar } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { directionOf } from '#domain/language.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Item {
  key: string
  label: string
  isChosen?: boolean
  isDisabled?: boolean
  onSelect: () => void
}

interface Props {
  label: string
  className: string
  items: readonly Item[]
  children: ReactNode
}

/** A menu in a toolbar. */
export function ToolMenu({ label, className, items, children }: Props) {
  const { lang } = useTexts()
  const chosen = useRef<Item>(null)
  return (
    <DropdownMenu.Root dir={directionOf(lang)} modal={false}>
      <RadixToolbar.Button asChild>
        <DropdownMenu.Trigger className={`tool ${className}`} aria-label={label}>
          <span className="grow text-start">{children}</span>
          <Icon name="down" size={16} />
        </DropdownMenu.Trigger>
      </RadixToolbar.Button>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // what was chosen focuses the text or opens a dialog; else the button has the focus again
          onCloseAutoFocus={(event) => {
            const item = chosen.current
            chosen.current = null
            if (!item) return
            event.preventDefault()
            item.onSelect()
          }}
        >
          {items.map((item) => {
            const props = {
              className: 'menu-item',
              disabled: item.isDisabled ?? false,
              onSelect: () => {
                chosen.current = item
              },
            }
            return item.isChosen === undefined ? (
              <DropdownMenu.Item key={item.key} {...props}>
                {item.label}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.CheckboxItem key={item.key} {...props} checked={item.isChosen}>
                <span className="grow">{item.label}</span>
                {item.isChosen && <Icon name="check" />}
              </DropdownMenu.CheckboxItem>
            )
          })}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
