import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { Lang } from '#domain/language.ts'
import { ROOT } from '#server/platform/root.ts'

export interface CardWords {
  lang: Lang
  title: string
  /** The name of the site. */
  site: string
}

/** What networks ask for: others are cropped. */
const WIDTH = 1200
const MARGIN = 80
const TOP = 60
const TITLE_WIDTH = 1040
const TITLE_TOP = 170
const TITLE_HEIGHT = 330
/** In points, largest first. */
const TITLE_SIZES = [80, 72, 64, 56, 48, 40]
const SITE_SIZE = 34
/** Of `logo.png`. */
const LOGO = 72
const LINE_SPACING = 8
const FOLDER = new URL('server/platform/pictures/card/', ROOT)
/** sharp reads neither the compressed files of the web nor variable weights. */
const FONT = fileURLToPath(new URL('readex-pro-bold.ttf', FOLDER))
/** Makes a text right to left whatever its first letter is, and left to right. */
const MARKS = { ar: '\u200f', en: '\u200e' }

/** Draws the picture that links to an article show: its title in the font of the site, above dunes. Returns PNG. */
export async function drawCard({ lang, title, site }: CardWords): Promise<Uint8Array> {
  const [dunes, logo, words, name] = await Promise.all([
    readFile(new URL('dunes.png', FOLDER)),
    readFile(new URL('logo.png', FOLDER)),
    fitTitle(title, lang),
    write(site, lang, SITE_SIZE),
  ])
  /** The left edge of what begins at a distance from where reading begins. */
  const from = (start: number, width: number) => (lang === 'ar' ? WIDTH - start - width : start)
  return sharp(dunes)
    .composite([
      { input: logo, top: TOP, left: from(MARGIN, LOGO) },
      {
        input: name.png,
        top: TOP + half(LOGO - name.height),
        left: from(MARGIN + LOGO + 20, name.width),
      },
      { input: words.png, top: TITLE_TOP + half(TITLE_HEIGHT - words.height), left: from(MARGIN, words.width) },
    ])
    .png({ palette: true })
    .toBuffer()
}

const half = (length: number): number => Math.round(length / 2)

/** The title as large as it fits; a very long one is shrunk. */
async function fitTitle(title: string, lang: Lang) {
  for (const size of TITLE_SIZES) {
    const words = await write(title, lang, size)
    if (words.height <= TITLE_HEIGHT) return words
  }
  const smallest = await write(title, lang, Math.min(...TITLE_SIZES))
  return toPng(sharp(smallest.png).resize({ height: TITLE_HEIGHT }))
}

const write = (text: string, lang: Lang, size: number) =>
  toPng(
    sharp({
      text: {
        text: `<span foreground="white">${MARKS[lang]}${withoutMarkup(text)}</span>`,
        font: `Readex Pro Bold ${size}`,
        fontfile: FONT,
        width: TITLE_WIDTH,
        wrap: 'word-char',
        rgba: true,
        spacing: LINE_SPACING,
      },
    }),
  )

async function toPng(drawn: Sharp) {
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

/** Pango reads its texts as markup. */
const withoutMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
