import './body-editor.css'
import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import type { MediaPicture } from '#contract/media.ts'
import { directionOf, type Lang } from '#domain/language.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Bodies } from './bodies.ts'
import { BodyDialogs, type BodyDialog } from './body-dialogs.tsx'
import { followPlace, type Place } from './follow-place.ts'
import { readBody } from './read-body.ts'
import { KnownPictures } from './known-pictures.tsx'
import { TableBar } from './table-bar.tsx'
import { Toolbar } from './toolbar.tsx'
import type { Intake } from './intake.ts'
import { editorContent } from './stored-body.ts'
import { useIntake } from './use-intake.ts'
import { VIEWED_EXTENSIONS } from './viewed-extensions.ts'

interface Props {
  lang: Lang
  label: string
  bodies: Bodies
  /** Pictures that the body may show. */
  pictures: readonly MediaPicture[]
  /** Id of an error. */
  describedBy?: string | undefined
}

/** Writes the body of an article in one language. */
export function BodyEditor({ lang, label, bodies, pictures, describedBy }: Props) {
  const { t } = useTexts(writingTexts)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const { intake, work } = useIntake()
  const open = (name: BodyDialog, into: Editor) => setDialog({ dialog: name, place: followPlace(into) })
  // with the same object TipTap compares no options when the form is rendered
  const [options] = useState(() => optionsOf({ lang, label, bodies, intake, onLink: (editor) => open('link', editor) }))
  const editor = useEditor(options)
  useEffect(
    () => (editor ? bodies.attach(lang, readBody(editor, bodies.read(lang))) : undefined),
    [bodies, editor, lang],
  )
  useEffect(() => {
    if (describedBy) editor?.view.dom.setAttribute('aria-describedby', describedBy)
    else editor?.view.dom.removeAttribute('aria-describedby')
  }, [describedBy, editor])
  if (!editor) return <div className="skeleton h-96" />
  return (
    <KnownPictures pictures={pictures}>
      <div className="body-editor" data-shortcuts-off>
        <div className="body-bars">
          <Toolbar
            editor={editor}
            label={t('write_tools', { language: t(`write_in_${lang}`) })}
            onDialog={(name) => open(name, editor)}
          />
          <TableBar editor={editor} />
        </div>
        <EditorContent editor={editor} />
        {work && (
          <p role="status" className="body-work">
            <Spinner />
            <span>{t(`write_work_${work}`)}</span>
          </p>
        )}
        {dialog && (
          <BodyDialogs
            {...dialog}
            editor={editor}
            onClose={() => {
              setDialog(null)
              dialog.place.end()
            }}
          />
        )}
      </div>
    </KnownPictures>
  )
}

interface OpenDialog {
  dialog: BodyDialog
  place: Place
}

interface Wiring extends Pick<Props, 'lang' | 'label' | 'bodies'> {
  intake: Intake
  onLink: (editor: Editor) => void
}

function optionsOf({ lang, label, bodies, intake, onLink }: Wiring): NonNullable<Parameters<typeof useEditor>[0]> {
  return {
    immediatelyRender: false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    extensions: VIEWED_EXTENSIONS(onLink),
    content: editorContent(bodies.read(lang)),
    onUpdate: bodies.touch,
    editorProps: {
      attributes: {
        class: 'article-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        dir: directionOf(lang),
      },
      // before ProseMirror parses it
      handleDOMEvents: {
        paste: (_, event) => intake.paste(event),
        drop: ({ dragging }, event) => dragging === null && intake.drop(event),
      },
    },
    onCreate: ({ editor }: { editor: Editor }) => intake.attach(editor),
  }
}
