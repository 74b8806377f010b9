import { MOST_PICTURE_BYTES, MOST_PICTURES } from '#domain/pictures/picture-limits.ts'
import { v7 } from 'uuid'
import { isReadable } from '#web/platform/device/chosen-file.ts'
import { loadSender } from './load-sender.ts'
import { isVideoFile } from './picture-types.ts'
import type { VideoFault } from './video/video-unfit.ts'

export interface LeftOut {
  name: string
  reason: VideoFault | 'too_many' | 'gone' | 'second_video'
}

interface Taken {
  /** In the order of the files, with the ids of their pictures. */
  taken: { id: string; file: File }[]
  leftOut: LeftOut[]
}

interface Present {
  /** Of the current pictures. */
  ids: readonly string[]
  hasVideo: boolean
  owner_id: string
}

/** Checks files before the upload. Unfinished uploads keep their ids. */
export async function takeFiles(files: readonly File[], { ids, hasVideo, owner_id }: Present): Promise<Taken> {
  const taken: Taken['taken'] = []
  const leftOut: LeftOut[] = []
  // the code may be unavailable offline: then no unfinished upload is known
  const sender = await loadSender().catch(() => null)
  for (const file of files) {
    const begun = await sender?.findBegun(file, owner_id)
    // the same file was chosen twice
    if (taken.some(({ id }) => id === begun)) continue
    const isThere = begun !== undefined && ids.includes(begun)
    const isSecond = isVideoFile(file) && (hasVideo || taken.some((one) => isVideoFile(one.file)))
    const reason = isSecond ? 'second_video' : reasonAgainst(file, ids.length + taken.length - (isThere ? 1 : 0))
    // a file that is gone looks empty
    const isGone = reason === 'empty' && !(await isReadable(file))
    if (reason) leftOut.push({ name: file.name, reason: isGone ? 'gone' : reason })
    else taken.push({ id: begun ?? v7(), file })
  }
  return { taken, leftOut }
}

function reasonAgainst(file: File, count: number): LeftOut['reason'] | null {
  if (count >= MOST_PICTURES) return 'too_many'
  if (file.size === 0) return 'empty'
  // a video becomes smaller before its upload
  return file.size > MOST_PICTURE_BYTES && !isVideoFile(file) ? 'too_large' : null
}
