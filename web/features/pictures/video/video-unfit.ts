import type { PictureFault } from '#domain/pictures/picture-limits.ts'

/** Why a video cannot be added. `video_unsupported`: this browser cannot read or encode it. */
export type VideoFault = PictureFault | 'video_unsupported'

export class VideoUnfit extends Error {
  readonly reason: VideoFault
  constructor(reason: VideoFault) {
    super(`The video cannot be added: ${reason}`)
    this.reason = reason
  }
}
