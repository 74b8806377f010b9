import { eq } from 'drizzle-orm'
import type { OwnPicture } from '#contract/pictures.ts'
import { videoOf } from '#domain/pictures/picture-address.ts'
import type { Services } from '#server/context.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
import { invalid } from '#server/platform/fail.ts'
import { getOwnPicture } from './get-own-picture.ts'
import { makePicture } from './make-picture.job.ts'
import { presentPicture } from './present.ts'

interface Turn {
  picture_id: string
  owner_id: string
  quarter_turns: number
}

/**
 * Rotates a picture. The previous URL stays valid until the result is processed.
 * @throws NOT_FOUND, or INVALID_INPUT for a video, which has its direction from the camera
 */
export async function turnPicture({ db, jobs, clock }: Services, { quarter_turns, ...own }: Turn): Promise<OwnPicture> {
  return db.transaction(async (tx) => {
    const picture = await getOwnPicture(tx, own)
    if (videoOf(picture.url ?? '')) throw invalid('quarter_turns', 'video_not_turned')
    if (picture.state === 'refused' || picture.quarter_turns === quarter_turns) return presentPicture(picture)
    const changes = { quarter_turns, state: 'uploaded', attempts: 0, updated_at: clock() } as const
    await tx.update(pictures).set(changes).where(eq(pictures.id, picture.id))
    await jobs.add(tx, makePicture, { picture_id: picture.id })
    return presentPicture({ ...picture, ...changes })
  })
}
