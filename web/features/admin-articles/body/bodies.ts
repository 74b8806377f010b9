import type { BodyNode } from '#domain/articles/article-body.ts'
import { bodyText } from '#domain/articles/body-text.ts'
import { countWords } from '#domain/articles/reading-time.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import { createListeners } from '#web/platform/create-listeners.ts'

let made = 0

export type TypedBodies = Record<Lang, BodyNode>

/**
 * The bodies of a form. They stay in their editors, and are read only when something needs them: a form that were
 * rendered at each key would make typing slow in a long article.
 */
export function createBodies(bodies: TypedBodies) {
  const { subscribe: onTouched, notify: touch } = createListeners()
  const { subscribe, notify } = createListeners()
  const latest = { ...bodies }
  const readers = new Map<Lang, () => BodyNode>()
  const wordsIn = (body: BodyNode) => countWords(bodyText(body))
  const words = { ar: wordsIn(bodies.ar), en: wordsIn(bodies.en) }

  const read = (lang: Lang): BodyNode => {
    latest[lang] = readers.get(lang)?.() ?? latest[lang]
    return latest[lang]
  }

  made += 1
  return {
    /** Differs between bodies, whose editors differ too. */
    key: made,
    read,
    readAll: () => ({ ar: read('ar'), en: read('en') }),
    /** @returns the function that detaches the editor, whose body stays */
    attach: (lang: Lang, reader: () => BodyNode) => {
      readers.set(lang, reader)
      return () => {
        read(lang)
        readers.delete(lang)
      }
    },
    /** Called at each change in an editor. */
    touch,
    onTouched,
    /** Called in a pause of typing. */
    count: () => {
      for (const lang of LANGUAGES) words[lang] = wordsIn(read(lang))
      notify()
    },
    onCounted: subscribe,
    wordsOf: (lang: Lang) => words[lang],
  }
}
export type Bodies = ReturnType<typeof createBodies>
