import { LANGUAGES, type Lang } from '#domain/language.ts'
import { offlineAddress } from '#web/platform/pages/kept-addresses.ts'
import { forgetShell, shellOf } from './stores.ts'
import { filesOf, isCode, isOurPage } from './strategies.ts'

declare const self: ServiceWorkerGlobalScope

/** The key under which the shell keeps the language of the device, for browsers that tell workers no cookies. */
const LANGUAGE = '/kept-language'
const LANGUAGE_COOKIE = 'preferred-language'

/** What shows the offline page: its files, and the page in both languages. */
export interface Shell {
  name: string
  /** @throws if the server lacks a file, or is of another version */
  install: () => Promise<void>
  /** Installs what is missing, since storage was full or cleared. */
  mend: () => Promise<void>
  offlinePage: (lang: Lang) => Promise<Response | undefined>
  language: () => Promise<Lang>
  noteLanguage: (lang: Lang) => Promise<void>
}

/** @param files paths, whose names contain a hash of their content */
export function openShell(files: readonly string[]): Shell {
  const name = shellOf(versionOf(files))
  const read = async (key: string) => {
    try {
      return await (await caches.open(name)).match(key, { ignoreVary: true })
    } catch {
      return undefined
    }
  }

  // once in the life of a worker, since storage may still be full
  let hasMended = false
  const offlinePage = (lang: Lang) => read(offlineAddress(lang))

  async function install() {
    const loaded = await Promise.all([...files.map(loadFile), ...LANGUAGES.map((lang) => loadPage(lang, files))])
    try {
      const cache = await caches.open(name)
      await Promise.all(loaded.map(([url, response]) => cache.put(url, response)))
    } catch {
      // without storage only push notifications work
      await forgetShell(name)
    }
  }

  return {
    name,
    install,
    mend: async () => {
      const pages = await Promise.all(LANGUAGES.map(offlinePage))
      if (hasMended || pages.every(Boolean)) return
      hasMended = true
      await install().catch(() => {})
    },
    offlinePage,
    language: async () => {
      const chosen = (await readCookie(LANGUAGE_COOKIE)) ?? (await (await read(LANGUAGE))?.text())
      return chosen === 'en' ? 'en' : 'ar'
    },
    noteLanguage: async (lang) => {
      try {
        await (await caches.open(name)).put(LANGUAGE, new Response(lang))
      } catch {
        // the default applies
      }
    },
  }
}

async function readCookie(name: string): Promise<string | undefined> {
  try {
    return (await self.cookieStore.get(name))?.value
  } catch {
    return undefined
  }
}

async function loadFile(path: string): Promise<[string, Response]> {
  const response = await fetch(path)
  if (!isCode(response)) throw new Error(`The server has no ${path}`)
  return [path, response]
}

/** Without the session, so that it is nobody's page. It must be of the same version as the files. */
async function loadPage(lang: Lang, files: readonly string[]): Promise<[string, Response]> {
  const address = offlineAddress(lang)
  const response = await fetch(address, { credentials: 'omit', cache: 'reload' })
  if (!isOurPage(response)) throw new Error('The offline page is not there')
  const html = await response.clone().text()
  const missing = filesOf(html).filter((path) => !files.includes(path))
  if (missing.length > 0) throw new Error(`Another version needs ${missing.join(', ')}`)
  return [address, response]
}

/** A short name for a list of files. */
function versionOf(files: readonly string[]): string {
  let hash = 0
  for (const letter of files.toSorted().join()) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36)
}
