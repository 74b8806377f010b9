import { useEditorState, type Editor } from '@tiptap/react'
import { Toolbar as RadixToolbar } from 'radix-ui'
import type { ReactNode } from 'react'
import { directionOf } from '#domain/language.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { ACTIONS, INSERTIONS, STYLES, type ActionName, type StyleName } from './body-actions.ts'
import type { BodyDialog } from './body-dialogs.tsx'
import { readCaret, startChange } from './caret.ts'
import { insertBlock } from './insert-block.ts'
import { ToolIcon } from './tool-icon.tsx'
import { ToolMenu } from './tool-menu.tsx'

const GROUPS: readonly (readonly ActionName[])[] = [
  ['bold', 'italic', 'underline', 'strike'],
  ['bullets', 'numbers', 'quote'],
]
const HISTORY = ['undo', 'redo'] as const
const STYLE_NAMES = Object.keys(STYLES) as StyleName[]
const DIALOGS = ['picture', 'car', 'price', 'fact'] as const

interface Props {
  editor: Editor
  label: string
  onDialog: (dialog: BodyDialog) => void
}

const ACTION_NAMES = Object.keys(ACTIONS) as ActionName[]

/** What the toolbar shows, read once for each change of the text or the selection. */
function readState({ editor }: { editor: Editor }) {
  const each = <Value,>(read: (name: ActionName) => Value) =>
    Object.fromEntries(ACTION_NAMES.map((name) => [name, read(name)])) as Record<ActionName, Value>
  return {
    style: STYLE_NAMES.find((name) => STYLES[name].isOn?.(editor)) ?? 'paragraph',
    isLink: editor.isActive('link'),
    pressed: each((name) => ACTIONS[name].isOn?.(editor)),
    possible: each((name) => ACTIONS[name].isPossible?.(editor)),
  }
}

/** The tools above a body. */
export function Toolbar({ editor, label, onDialog }: Props) {
  const { t, lang } = useTexts(writingTexts)
  const { style, isLink, pressed, possible } = useEditorState({ editor, selector: readState })
  return (
    <ToolBar editor={editor} label={label} dir={directionOf(lang)}>
      <ToolMenu
        label={t('write_style')}
        className="tool-wide"
        items={STYLE_NAMES.map((name) => ({
          key: name,
          label: t(`write_style_${name}`),
          isChosen: name === style,
          onSelect: () => STYLES[name].run(startChange(editor)).run(),
        }))}
      >
        {t(`write_style_${style}`)}
      </ToolMenu>
      {GROUPS.map((names) => (
        <div key={names[0]} role="group" className="tool-group">
          {names.map((name) => (
            <Tool key={name} editor={editor} name={name} isPressed={pressed[name]} isOff={possible[name] === false} />
          ))}
        </div>
      ))}
      <div role="group" className="tool-group">
        <LinkTool isPressed={isLink} onDialog={onDialog} />
        <ToolMenu
          label={t('write_insert')}
          className="tool-wide"
          items={[
            ...DIALOGS.map((name) => ({
              key: name,
              label: t(`write_insert_${name}`),
              onSelect: () => onDialog(name),
            })),
            ...(['table', 'rule'] as const).map((name) => ({
              key: name,
              label: t(`write_insert_${name}`),
              onSelect: () => insertBlock(INSERTIONS[name])(startChange(editor)).run(),
            })),
          ]}
        >
          {t('write_insert')}
        </ToolMenu>
      </div>
      <div role="group" className="tool-group">
        {HISTORY.map((name) => (
          <Tool key={name} editor={editor} name={name} isPressed={pressed[name]} isOff={possible[name] === false} />
        ))}
      </div>
    </ToolBar>
  )
}

interface BarProps {
  editor: Editor
  label: string
  dir: 'rtl' | 'ltr'
  children: ReactNode
}

/** A row of tools: one stop for Tab, arrow keys move within it, Escape returns to the text. */
export const ToolBar = ({ editor, label, dir, children }: BarProps) => (
  <RadixToolbar.Root
    aria-label={label}
    dir={dir}
    className="toolbar"
    // a pressed tool must not take the focus, which would close the keyboard of a phone
    onMouseDown={(event) => event.preventDefault()}
    // before a menu takes it all the same
    onPointerDownCapture={() => readCaret(editor)}
    onKeyDown={(event) => keyOf(event) === 'Escape' && editor.view.focus()}
  >
    {children}
  </RadixToolbar.Root>
)

interface ToolProps {
  editor: Editor
  name: ActionName
  /** Undefined for tools that are not switched on and off. */
  isPressed: boolean | undefined
  isOff: boolean
}

function Tool({ editor, name, isPressed, isOff }: ToolProps) {
  const { t } = useTexts(writingTexts)
  const { run, keys } = ACTIONS[name]
  return (
    <RadixToolbar.Button
      className="tool"
      aria-label={t(`write_${name}`)}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      title={keys ? `${t(`write_${name}`)} (\u2066${keys}\u2069)` : t(`write_${name}`)}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && run(startChange(editor)).run()}
    >
      <ToolIcon name={name} />
    </RadixToolbar.Button>
  )
}

function LinkTool({ isPressed, onDialog }: Pick<Props, 'onDialog'> & { isPressed: boolean }) {
  const { t } = useTexts(writingTexts)
  return (
    <RadixToolbar.Button
      className="tool"
      aria-label={t('write_link')}
      aria-keyshortcuts="Control+K"
      title={`${t('write_link')} (\u2066Ctrl+K\u2069)`}
      aria-pressed={isPressed}
      aria-haspopup="dialog"
      onClick={() => onDialog('link')}
    >
      <ToolIcon name="link" />
    </RadixToolbar.Button>
  )
}
