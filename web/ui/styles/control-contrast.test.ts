import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = ['web/ui/styles/tokens.css', 'web/features/home/home.css']
const COLOURS = /--(?:color-)?([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g

/** Backgrounds of fields: forms, dialogs, notices and the image on the home page. */
const GROUNDS = [
  'ground',
  'surface',
  'floating',
  'sunken',
  'brand-soft',
  'danger-soft',
  'dune-near',
  'dune-far',
  'sand',
]
const THEMES = ['light', 'dark'] as const

const texts = FILES.map((file) => readFileSync(file, 'utf8')).join('\n')
const colours = new Map(
  [...texts.matchAll(COLOURS)].map(([, name, light = '', dark = '']) => [name, { light, dark }] as const),
)

/** Relative luminance (WCAG) of a colour in OKLCH. */
function luminanceOf(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = colour.split(' ').map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

test.each(GROUNDS.flatMap((ground) => THEMES.map((theme) => ({ ground, theme }))))(
  'the border of a field stands out from $ground, $theme',
  ({ ground, theme }) => {
    const [border, behind] = ['control', ground].map((name) => colours.get(name)?.[theme] ?? '')
    expect(contrastOf(border ?? '', behind ?? '')).toBeGreaterThanOrEqual(3)
  },
)
