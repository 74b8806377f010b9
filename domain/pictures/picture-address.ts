import { RENDERED_VIEWS, type PictureView } from './picture-views.ts'

/**
 * The URL of a picture carries its metadata: `…-960.webp?p=d9d8d6-8c2a2e-c9c8c6` is 960 pixels wide, also exists at
 * 480, and has roughly these colours at its top, middle and bottom. With `a=1600` it also exists as AVIF, up to 1600
 * pixels wide. With `v=24` it is the cover of a video of 24 seconds, the file `….mp4`.
 */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export const [SMALL_WIDTH, MIDDLE_WIDTH, FULL_WIDTH] = PICTURE_WIDTHS
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

const NAMED = /-960\.webp(?=\?|$)/
const FILE = /-(?:480|960|1600)\.(avif|webp)(?=\?|$)/
const WIDEST = /[?&]a=(960|1600)(?:&|$)/
const VIDEO = /-960\.webp\?(?:.*&)?v=(\d{1,3})(?:&|$)/
const AFTER_BASE = /-960\.webp\?.*$/
const COLORS = /[?&]p=([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})$/

const RENDERED = /^\/pictures\/demo\/.*-([a-z0-9]+)-960\.webp/

interface Described {
  /** The URL without `-960.webp`. */
  base: string
  widest: 960 | 1600
  /** Colours of top, middle and bottom, six hexadecimal digits each. */
  colors: readonly string[]
  /** The length of the video; null for a picture. */
  seconds?: number | null
}

export const pictureAddress = ({ base, widest, colors, seconds = null }: Described): string =>
  `${base}-960.webp?a=${widest}${seconds === null ? '' : `&v=${seconds}`}&p=${colors.join('-')}`

export interface Video {
  /** URL of the MP4. */
  file: string
  seconds: number
}

/** The video whose cover a picture is; null if it is just a picture. */
export function videoOf(address: string): Video | null {
  const seconds = Number(VIDEO.exec(address)?.[1] ?? NaN)
  return Number.isNaN(seconds) ? null : { file: address.replace(AFTER_BASE, '.mp4'), seconds }
}

/** The same picture 480 pixels wide; null if there is none. */
export function smallAddress(address: string): string | null {
  return NAMED.test(address) ? address.replace(NAMED, '-480.webp') : null
}

/** The same picture within a width, for browsers without `srcset`. */
export const pictureWithin = (address: string, widest: PictureWidth): string =>
  widest < MIDDLE_WIDTH ? (smallAddress(address) ?? address) : address

/** The `srcset` of each type within a width, best first; empty for drawings. */
export function pictureSources(
  address: string,
  mostWidth: PictureWidth = FULL_WIDTH,
): { type: 'image/avif' | 'image/webp'; srcset: string }[] {
  if (!NAMED.test(address)) return []
  const widest = Number(WIDEST.exec(address)?.[1] ?? 0)
  const widths = PICTURE_WIDTHS.filter((width) => width <= Math.min(widest || MIDDLE_WIDTH, mostWidth))
  const srcsetOf = (extension: string) =>
    widths.map((width) => `${address.replace(NAMED, `-${width}.${extension}`)} ${width}w`).join(', ')
  return [
    ...(widest ? [{ type: 'image/avif' as const, srcset: srcsetOf('avif') }] : []),
    { type: 'image/webp', srcset: srcsetOf('webp') },
  ]
}

/** A file of a picture, and its width in pixels. */
export interface PictureVersion {
  width: PictureWidth
  file: string
}

/** All versions of the picture that a file belongs to, in its type, by width; none if it is a single file. */
export function pictureVersions(file: string): PictureVersion[] {
  const extension = FILE.exec(file)?.[1]
  const widest = Number(WIDEST.exec(file)?.[1] ?? 0)
  if (!extension || (extension === 'avif' && !widest)) return []
  return PICTURE_WIDTHS.filter((width) => width <= (widest || MIDDLE_WIDTH)).map((width) => ({
    width,
    file: file.replace(FILE, `-${width}.${extension}`),
  }))
}

/**
 * The version that a browser takes for a place of so many pixels of the screen: like Chromium, which may take a narrower
 * one than others do. Undefined if there are no versions.
 */
export const versionFor = (versions: readonly PictureVersion[], pixels: number): PictureVersion | undefined =>
  versions.find(({ width }, at) => pixels <= Math.sqrt(width * (versions[at + 1]?.width ?? Infinity)))

/** A CSS image shown while the picture loads; undefined if the URL has no colours. */
export function placeholderOf(address: string): string | undefined {
  const [, top, middle, bottom] = COLORS.exec(address) ?? []
  if (!top || !middle || !bottom) return undefined
  return `radial-gradient(ellipse 45% 32% at 50% 55%, #${middle}, transparent), linear-gradient(#${top}, #${bottom})`
}

/** The view of the car; null if the URL names none. */
export function pictureView(address: string): PictureView | null {
  const named = RENDERED.exec(address)?.[1]
  return RENDERED_VIEWS.find((view) => view === named) ?? null
}
