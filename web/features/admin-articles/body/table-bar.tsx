import { useEditorState, type Editor } from '@tiptap/react'
import { Toolbar as RadixToolbar } from 'radix-ui'
import { directionOf } from '#domain/language.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { TABLE_ACTIONS, type TableActionName } from './body-actions.ts'
import { startChange } from './caret.ts'
import { ToolIcon } from './tool-icon.tsx'
import { ToolBar } from './toolbar.tsx'

const NAMES = Object.keys(TABLE_ACTIONS) as TableActionName[]

/** The tools of the table around the caret. */
export function TableBar({ editor }: { editor: Editor }) {
  const { t, lang } = useTexts(writingTexts)
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  if (!isInTable) return null
  return (
    <ToolBar editor={editor} label={t('write_table')} dir={directionOf(lang)}>
      {NAMES.map((name) => (
        <RadixToolbar.Button
          key={name}
          className="tool"
          aria-label={t(`write_table_${name}`)}
          title={t(`write_table_${name}`)}
          onClick={() => TABLE_ACTIONS[name].run(startChange(editor)).run()}
        >
          <ToolIcon name={name} />
        </RadixToolbar.Button>
      ))}
    </ToolBar>
  )
}
