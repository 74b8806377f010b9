import { Icon } from '../icon.tsx'
import './video.css'

/** Says on a cover that a video follows, and how long it is. */
export const PlayMark = ({ seconds }: { seconds: number }) => (
  <span aria-hidden="true" className="play-mark">
    <span className="play-mark-disc">
      <Icon name="play" size={28} />
    </span>
    <bdi dir="ltr" className="play-mark-time">
      {`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}
    </bdi>
  </span>
)
