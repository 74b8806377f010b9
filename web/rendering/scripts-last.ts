import type { Lang } from '#domain/language.ts'

const PRELOAD = /<link rel="modulepreload"([^>]*href="([^"]+)"[^>]*)>/g

type TextFiles = Readonly<Record<string, Partial<Record<string, readonly string[]>>>>

/**
 * Lowers the priority of scripts, so that the browser loads styles, fonts and pictures first on slow connections. Also
 * preloads the texts of each script, which saves a round trip.
 * @param textFiles URLs of text files by script and language
 */
export function scriptsLast(html: string, lang: Lang, textFiles: TextFiles): string {
  // limits the search to the head, where React puts them
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replaceAll(PRELOAD, (_, attributes: string, file: string) =>
      [file, ...(textFiles[file]?.[lang] ?? [])]
        .map((one) => `<link rel="modulepreload" fetchpriority="low"${attributes.replace(file, one)}>`)
        .join(''),
    )
  return head + html.slice(end)
}
