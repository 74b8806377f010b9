import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** The cover of the ad, or a placeholder if the ad is no longer available. */
export function CarImage({ image }: { image: string | null }) {
  return (
    <span className="w-16 flex-none overflow-hidden rounded-control bg-sunken">
      {image ? (
        <Picture src={image} alt="" sizes="4rem" />
      ) : (
        <span className="grid aspect-4/3 place-items-center text-muted">
          <Icon name="car" />
        </span>
      )}
    </span>
  )
}
