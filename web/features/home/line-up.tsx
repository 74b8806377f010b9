import { FULL_WIDTH } from '#domain/pictures/picture-address.ts'
import { useOwnWidest } from '#web/ui/widest-picture.ts'
import avif1600 from './pictures/line-up-1600.avif'
import avif800 from './pictures/line-up-800.avif'
import webp1600 from './pictures/line-up-1600.webp'
import webp800 from './pictures/line-up-800.webp'

const SIZES = '(width < 64rem) 50vw, 46rem'

/** The largest image above the fold. Phones and data savers load the small variant, whatever their pixel density. */
export function LineUp() {
  const isLarge = useOwnWidest() === FULL_WIDTH
  const sourcesOf = (small: string, large: string) => (isLarge ? `${small} 800w, ${large} 1600w` : `${small} 800w`)
  return (
    <picture className="line-up">
      <source type="image/avif" srcSet={sourcesOf(avif800, avif1600)} sizes={SIZES} />
      <img
        srcSet={sourcesOf(webp800, webp1600)}
        sizes={SIZES}
        src={webp800}
        alt=""
        width={800}
        height={217}
        fetchPriority="high"
        className="drives-on"
      />
    </picture>
  )
}
