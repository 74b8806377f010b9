import type { Lang } from '#domain/language.ts'

const PRELOAD = /<link rel="modulepreload"([^>]*href="([^"]+)"[^>]*)>/g

type TextFiles = Readonly<Record<string, Partial<Record<string, readonly string[]>>>>

/**
 * Lets the browser fetch the style, the font and the pictures of a page before its scripts, which on a slow line would
 * take most of it; the page works without them. The texts that scripts load come with them, not a round trip later.
 * @param textFiles files of texts by language and by the file that loads them
 */
export function scriptsLast(html: string, lang: Lang, textFiles: TextFiles): string {
  // React puts them into the head; the rest is long
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
