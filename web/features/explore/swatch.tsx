import type { Color } from '#domain/cars/enumerations.ts'

/** Approximate colours of paint, the same in both themes. */
const PAINT: Record<Color, string> = {
  white: '#f7f7f5',
  black: '#17181a',
  silver: '#c3c7ca',
  grey: '#7b7f83',
  red: '#b3202a',
  blue: '#1f4fa0',
  brown: '#6b4a34',
  beige: '#d9c8a9',
  gold: '#c1a15a',
  green: '#2f6b47',
  orange: '#d8702a',
  yellow: '#e8c53a',
  purple: '#5f3f86',
  burgundy: '#6d1e2e',
  bronze: '#8c6239',
}

export function Swatch({ color }: { color: string }) {
  return <span aria-hidden="true" className="swatch" style={{ background: PAINT[color as Color] }} />
}
