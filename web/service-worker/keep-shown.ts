import type { ToWorker } from '#contract/kept-pages.ts'
import { notePage } from './answers.ts'
import type { Shell } from './shell.ts'
import { find, forget, keep, renew } from './stores.ts'
import { isCode, isPicture } from './strategies.ts'

/**
 * Keeps what a page has told that it shows. The browser has just loaded it, so that most comes from its own cache. Pages
 * from before a sign-in are forgotten, since they show someone without an account.
 */
export async function keepShown(told: ToWorker & { kind: 'shown' }, shell: Shell): Promise<void> {
  await shell.mend()
  await shell.noteLanguage(told.lang)
  if (told.isSignedIn) await forget('pages')
  else if (told.page !== null) await keepPage(told.page)
  for (const path of told.code) if (!(await find(null, path))) await load('code', path, isCode)
  for (const path of told.pictures) if (!(await renew('pictures', path))) await load('pictures', path, isPicture)
}

async function keepPage(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => null)
  if (response) await notePage(url, response)
}

async function load(store: 'code' | 'pictures', path: string, isIt: (response: Response) => boolean): Promise<void> {
  const response = await fetch(path).catch(() => null)
  if (response && isIt(response)) await keep(store, path, response)
}
