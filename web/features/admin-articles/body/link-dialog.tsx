import type { Selection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { startChange } from './caret.ts'
import type { Place } from './follow-place.ts'
import { onEnter } from './on-enter.ts'
import { linkOf } from './typed-link.ts'

interface Props {
  editor: Editor
  place: Place
  onClose: () => void
}

/** Sets, changes or removes the link of the selected text, or adds one where nothing is selected. */
export function LinkDialog({ editor, place, onClose }: Props) {
  const { t } = useTexts(writingTexts)
  const [known] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [typed, setTyped] = useState(known)
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isNew] = useState(() => known === '' && textOf(place.now()) === '')

  function apply() {
    const href = linkOf(typed)
    if (href === null) return setWrong(true)
    const chain = startAtPlace()
    if (isNew) {
      const marks = [{ type: 'link', attrs: { href } }]
      chain
        .insertContentAt(place.now().to, { type: 'text', text: text.trim() || typed.trim(), marks })
        .unsetMark('link')
        .run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
  }

  function startAtPlace() {
    flushSync(onClose)
    return startChange(editor).command(({ tr }) => {
      tr.setSelection(place.now())
      return true
    })
  }

  return (
    <Dialog title={t('write_link')} shape="sheet" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-col gap-4" onKeyDown={(event) => onEnter(event, apply)}>
        <Field
          label={t('write_link_address')}
          hint={t('write_link_hint')}
          isRequired={null}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          most={2000}
          value={typed}
          {...(isWrong && { error: t('write_link_wrong') })}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
        />
        {isNew && (
          <Field
            label={t('write_link_text')}
            hint={t('write_link_text_hint')}
            isRequired={null}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button onClick={apply}>{t(known ? 'write_link_change' : 'write_link_add')}</Button>
          {known && (
            <Button
              variant="plain"
              icon="trash"
              onClick={() => startAtPlace().extendMarkRange('link').unsetLink().run()}
            >
              {t('write_link_remove')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const textOf = ({ $from, from, to }: Selection): string => $from.doc.textBetween(from, to)
