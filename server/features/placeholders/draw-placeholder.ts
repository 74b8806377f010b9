import { BODY_TYPES, COLORS, type BodyType, type Color } from '#domain/cars/enumerations.ts'

const PAINTS: Record<Color, string> = {
  white: '#f4f3ef',
  black: '#2b2b2d',
  silver: '#c3c7ca',
  grey: '#84888c',
  red: '#b3282d',
  blue: '#27548f',
  brown: '#6b4a35',
  beige: '#d8c8a8',
  gold: '#b99a54',
  green: '#3c6b4b',
  orange: '#d9722b',
  yellow: '#e6bd3a',
  purple: '#5f4377',
  burgundy: '#6e2233',
  bronze: '#8f6b43',
}

/** Side views that face left, 320 by 240, with the ground at y = 186. */
const SHAPES: Record<BodyType, { body: string; glass: string; wheels: [number, number] }> = {
  sedan: {
    body: 'M26 172c-4-18 2-34 18-38l38-8c20-22 40-32 74-32 38 0 58 12 78 30l40 8c18 4 24 20 20 40z',
    glass: 'M98 126c14-14 28-20 50-20v20zM158 106c28 0 44 8 58 20h-58z',
    wheels: [84, 236],
  },
  suv: {
    body: 'M26 172c-4-24 0-42 16-46l40-8c14-26 28-36 54-36h92c18 0 28 8 36 30l14 14c14 6 20 24 16 46z',
    glass: 'M98 118c10-16 18-22 38-22h12v22zM158 96h66c10 0 16 6 22 22h-88z',
    wheels: [84, 234],
  },
  hatchback: {
    body: 'M32 172c-4-20 2-36 18-40l36-8c18-22 36-32 66-32h52c22 0 38 14 54 40 14 6 18 22 14 40z',
    glass: 'M100 124c14-14 26-20 46-20v20zM156 104h44c14 0 24 8 34 20h-78z',
    wheels: [88, 228],
  },
  coupe: {
    body: 'M24 172c-2-16 4-30 20-34l46-8c24-20 44-28 74-28 34 0 56 12 78 30l32 8c16 4 22 16 20 32z',
    glass: 'M108 130c18-12 32-16 54-16s38 6 52 16z',
    wheels: [82, 238],
  },
  convertible: {
    body: 'M24 172c-2-18 4-34 20-38l50-6 30-22 6 2-14 22h96l26-10 34 10c18 4 24 22 22 42z',
    glass: 'M104 128l20-18-8 18z',
    wheels: [82, 238],
  },
  wagon: {
    body: 'M26 172c-4-18 2-34 18-38l38-8c20-24 40-34 70-34h82c16 0 26 10 34 34l14 8c14 4 18 20 14 38z',
    glass: 'M98 126c14-16 28-22 48-22v22zM156 104h72c10 0 16 8 22 22h-94z',
    wheels: [84, 236],
  },
  pickup: {
    body: 'M22 172c-4-22 0-38 16-42l36-8c14-24 26-32 50-32h34c12 0 18 6 22 16v22h112c8 0 12 4 12 12l-2 32z',
    glass: 'M92 122c8-14 16-20 32-20h10v20zM142 102h14c6 0 10 4 10 20h-24z',
    wheels: [82, 240],
  },
}

/** Draws a body type in a color as SVG, for ads without pictures. */
export function drawPlaceholder(bodyType: BodyType, color: Color): string {
  const { body, glass, wheels } = SHAPES[bodyType]
  const circles = wheels
    .map((x) => `<circle cx="${x}" cy="172" r="23" fill="#2a2a2c"/><circle cx="${x}" cy="172" r="11" fill="#b9bcbf"/>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" role="img"><rect width="320" height="240" fill="#efece5"/><ellipse cx="160" cy="196" rx="140" ry="9" fill="#d8d3c8"/><path d="${body}" fill="${PAINTS[color]}" stroke="#00000033" stroke-width="1.5"/><path d="${glass}" fill="#47555c"/>${circles}</svg>`
}

/** @returns null if the name is unknown */
export function readPlaceholderName(name: string): { body_type: BodyType; color: Color } | null {
  const [bodyName, colorName] = name.split('-')
  const bodyType = BODY_TYPES.find((one) => one === bodyName)
  const color = COLORS.find((one) => one === colorName)
  return bodyType && color ? { body_type: bodyType, color } : null
}
