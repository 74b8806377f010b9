import { pictureVersions, versionFor } from '#domain/pictures/picture-address.ts'
import { receivedSize } from '#web/platform/browser/line.ts'

/** In bytes. */
export interface Weight {
  /** As they were loaded. */
  shown: number
  /** As the data saver loads them. */
  small: number
  /** As browsers load them on this screen without the data saver. */
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
  // the same file may be shown twice, as in a gallery: without the data saver the larger one decides
  const smallestFirst = [...document.images].filter(isLoaded).toSorted((a, b) => a.clientWidth - b.clientWidth)
  const pictures = new Map(smallestFirst.map((image) => [image.currentSrc, image]))
  const weights = await Promise.all([...pictures.values()].map(weigh))
  const known = weights.filter((weight) => weight !== null)
  if (!known.length) return null
  const sumOf = (name: keyof Weight) => known.reduce((sum, weight) => sum + weight[name], 0)
  return { count: known.length, shown: sumOf('shown'), small: sumOf('small'), full: sumOf('full') }
}

/** Logos and icons have no `srcset`. */
const isLoaded = ({ complete, naturalWidth, srcset }: HTMLImageElement): boolean =>
  complete && naturalWidth > 0 && srcset !== ''

async function weigh({ currentSrc, clientWidth }: HTMLImageElement): Promise<Weight | null> {
  const versions = pictureVersions(currentSrc)
  const full = versionFor(versions, clientWidth * devicePixelRatio)
  const files = [currentSrc, versions[0]?.file ?? currentSrc, full?.file ?? currentSrc]
  const [shown, small, wide] = await Promise.all(files.map(weightOf))
  if (!shown || !small || !wide) return null
  return { shown, small: Math.min(small, shown), full: Math.max(wide, shown) }
}

const weightOf = async (file: string): Promise<number | null> => receivedSize(file) ?? (await askSize(file))

async function askSize(file: string): Promise<number | null> {
  try {
    const answer = await fetch(file, { method: 'HEAD' })
    const length = answer.ok ? Number(answer.headers.get('content-length')) : 0
    return length > 0 ? length : null
  } catch {
    return null
  }
}
