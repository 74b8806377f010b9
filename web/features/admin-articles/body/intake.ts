import type { Editor } from '@tiptap/core'
import { v7 as newId } from 'uuid'
import type { ApiClient } from '#contract/client.ts'
import { MOST_BODY_UNITS } from '#domain/articles/article-body.ts'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { createArrivals } from './arrivals.ts'

/** UTF-16 units of text that may be too long as a body because of its many lines. */
const LONG_TEXT = 10_000
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
  const arrivals = createArrivals()

  async function pasteHtml(into: Editor, html: string, text: string): Promise<void> {
    const arrival = arrivals.expect(into)
    onWork('paste')
    const clean = await api.articles.read_pasted({ html }).then(
      (answer) => answer.html,
      () => null,
    )
    onWork(null)
    if (!into.isDestroyed) arrival.paste(() => (clean === null ? putText(into, text) : put(into, clean, text)))
    arrival.end()
  }

  /** Puts HTML at the caret, or its text where the body cannot be stored with it. */
  function put(into: Editor, html: string, text: string): void {
    const { doc } = into.state
    into.view.pasteHTML(html)
    if (into.state.doc === doc && text.trim()) putText(into, text)
  }

  function putText(into: Editor, text: string, isWhole = false): void {
    const { doc } = into.state
    into.view.pasteText(text)
    if (into.state.doc === doc) say('too_long')
    else if (!isWhole) say('without_format')
  }

  async function upload(into: Editor, files: readonly File[]): Promise<void> {
    const arrival = arrivals.expect(into)
    onWork('upload')
    for (const picture of files) {
      try {
        if (picture.size > MOST_PICTURE_BYTES) throw TOO_LARGE
        const { id } = await api.media.add({ id: newId(), picture })
        if (into.isDestroyed) break
        arrival.add({ type: 'picture', attrs: { picture_id: id } })
      } catch (error) {
        sayNotUploaded(error)
      }
    }
    arrival.end()
    onWork(null)
  }

  /** @returns whether the editor has nothing else to do with it */
  function take(data: DataTransfer | null): boolean {
    if (!editor || !data) return false
    const text = data.getData('text/plain')
    const html = data.getData('text/html')
    // programs for text add a picture of it; the browser would leave the page for a file
    if (data.files.length && !text.trim()) void upload(editor, [...data.files])
    else if (Math.min(text.length, html.length || text.length) > MOST_BODY_UNITS) say('too_long')
    else if (html && isOfEditor(html)) put(editor, html, text)
    else if (html && html.length <= MOST_HTML_UNITS) void pasteHtml(editor, html, text)
    else if (html || text.length > LONG_TEXT) putText(editor, text, !html)
    else return false
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
