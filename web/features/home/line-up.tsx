import avif1600 from './pictures/line-up-1600.avif'
import avif800 from './pictures/line-up-800.avif'
import webp1600 from './pictures/line-up-1600.webp'
import webp800 from './pictures/line-up-800.webp'

const SIZES = '(width < 64rem) 50vw, 46rem'

/** The largest image above the fold. Phones always load the small variant, whatever their pixel density. */
export function LineUp() {
  return (
    <picture className="line-up">
      <source type="image/avif" srcSet={`${avif800} 800w, ${avif1600} 1600w`} sizes={SIZES} />
      <img
        srcSet={`${webp800} 800w, ${webp1600} 1600w`}
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
