import { otherVersions } from '#domain/pictures/picture-address.ts'
import { receivedSize } from '#web/platform/browser/line.ts'

/** In bytes. */
export interface Weight {
  /** As they were loaded. */
  shown: number
  /** As the data saver loads them. */
  small: number
  /** As this browser loads them on this screen without the data saver. */
  full: number
}

export interface WeighedPictures extends Weight {
  /** How many pictures of the page were weighed. */
  count: number
}

/**
 * Weighs the pictures that the page has loaded. Those whose weight, or that of another version, cannot be found out are
 * left out. @returns null if no picture was weighed
 */
export async function weighPictures(): Promise<WeighedPictures | null> {
  const pictures = new Map([...document.images].filter(isLoaded).map((image) => [image.currentSrc, image]))
  const weights = await Promise.all([...pictures.values()].map(weigh))
  const known = weights.filter((weight) => weight !== null)
  if (!known.length) return null
  const sumOf = (name: keyof Weight) => known.reduce((sum, weight) => sum + weight[name], 0)
  return { count: known.length, shown: sumOf('shown'), small: sumOf('small'), full: sumOf('full') }
}

const isLoaded = ({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0 && currentSrc.startsWith(`${location.origin}/`)

async function weigh(image: HTMLImageElement): Promise<Weight | null> {
  const file = image.currentSrc
  const versions = otherVersions(file)
  const [shown, small, full] = await Promise.all([
    weightOf(file),
    versions && image.srcset ? weightOf(new URL(versions.small, location.href).href) : weightOf(file),
    versions && image.srcset ? chooseFile(versions.srcset, image.sizes).then(weightOf) : weightOf(file),
  ])
  if (shown === null || small === null || full === null) return null
  return { shown, small: Math.min(small, shown), full: Math.max(full, shown) }
}

/** The file that this browser chooses. Loading is put off for ever, as the picture is never on the page. */
async function chooseFile(srcset: string, sizes: string): Promise<string> {
  const image = new Image()
  image.loading = 'lazy'
  image.sizes = sizes
  image.srcset = srcset
  await new Promise((resolve) => setTimeout(resolve))
  return image.currentSrc
}

async function weightOf(file: string): Promise<number | null> {
  if (!file) return null
  return receivedSize(file) ?? (await askSize(file))
}

async function askSize(file: string): Promise<number | null> {
  try {
    const answer = await fetch(file, { method: 'HEAD' })
    const length = answer.ok ? Number(answer.headers.get('content-length')) : 0
    return length > 0 ? length : null
  } catch {
    return null
  }
}
