import type { Editor } from '@tiptap/core'
import { v7 as newId } from 'uuid'
import type { ApiClient } from '#contract/client.ts'
import { MOST_BODY_UNITS } from '#domain/articles/article-body.ts'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { followPlace } from './follow-place.ts'

/** UTF-16 units of HTML that the server reads. */
const MOST_HTML_UNITS = 5_000_000

export type Work = 'paste' | 'upload'

interface Wiring {
  api: ApiClient
  onWork: (work: Work | null) => void
  say: (what: 'too_long' | 'without_format') => void
  sayNotUploaded: (error: unknown) => void
}

/** Takes what is pasted and dropped into a body: HTML, which the server cleans, and pictures, which it stores. */
export function createIntake({ api, onWork, say, sayNotUploaded }: Wiring) {
  let editor: Editor | null = null

  async function pasteHtml(into: Editor, html: string, text: string): Promise<void> {
    const place = followPlace(into)
    onWork('paste')
    const clean = await api.articles.read_pasted({ html }).then(
      (answer) => answer.html,
      () => null,
    )
    onWork(null)
    const { from, to } = place.end()
    if (into.isDestroyed) return
    if ((clean ?? text).length > MOST_BODY_UNITS) return say('too_long')
    into.commands.setTextSelection({ from, to })
    if (clean !== null) into.view.pasteHTML(clean)
    else {
      into.view.pasteText(text)
      say('without_format')
    }
  }

  async function upload(into: Editor, files: readonly File[]): Promise<void> {
    const place = followPlace(into)
    onWork('upload')
    try {
      for (const picture of files) {
        if (picture.size > MOST_PICTURE_BYTES) throw TOO_LARGE
        const { id } = await api.media.add({ id: newId(), picture })
        if (into.isDestroyed) return
        into.commands.insertContentAt(place.now().to, { type: 'picture', attrs: { picture_id: id } })
      }
    } catch (error) {
      sayNotUploaded(error)
    } finally {
      place.end()
      onWork(null)
    }
  }

  /** @returns whether the editor has nothing else to do with it */
  function take(data: DataTransfer | null): boolean {
    if (!editor || !data) return false
    const text = data.getData('text/plain')
    const html = data.getData('text/html')
    const pictures = picturesOf(data)
    // programs for text add a picture of it
    if (pictures.length && !text.trim()) void upload(editor, pictures)
    else if (Math.min(text.length, html.length || text.length) > MOST_BODY_UNITS) say('too_long')
    else if (!html || isOfEditor(html)) return false
    else if (html.length > MOST_HTML_UNITS) {
      say('without_format')
      editor.view.pasteText(text)
    } else void pasteHtml(editor, html, text)
    return true
  }

  return {
    attach: (to: Editor) => {
      editor = to
    },
    /** @returns whether the editor has nothing else to do with it */
    paste: (event: ClipboardEvent): boolean => {
      const isTaken = take(event.clipboardData)
      if (isTaken) event.preventDefault()
      return isTaken
    },
    /** @returns whether the editor has nothing else to do with it */
    drop: (event: DragEvent): boolean => {
      const at = editor?.view.posAtCoords({ left: event.clientX, top: event.clientY })
      if (at) editor?.commands.setTextSelection(at.pos)
      const isTaken = take(event.dataTransfer)
      if (isTaken) event.preventDefault()
      return isTaken
    },
  }
}
export type Intake = ReturnType<typeof createIntake>

/** As the server says it. */
const TOO_LARGE = { code: 'INVALID_INPUT', data: { field: 'picture', reason: 'picture_too_large' } }

/** Whether HTML was copied in an editor of this site, which knows all of it. */
const isOfEditor = (html: string): boolean => html.includes('data-pm-slice')

const picturesOf = (data: DataTransfer): File[] => [...data.files].filter(({ type }) => type.startsWith('image/'))
