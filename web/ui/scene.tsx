import scenes from './scenes.svg?url'

/** A drawing above the words of an empty page or part. Decorative. */
export const Scene = ({ name }: { name: 'car' | 'desert' | 'letters' }) => (
  <svg
    width={240}
    height={128}
    aria-hidden="true"
    className="max-w-full [mask-image:linear-gradient(90deg,transparent,black_15%_85%,transparent)]"
  >
    <use href={`${scenes}#${name}`} />
  </svg>
)
