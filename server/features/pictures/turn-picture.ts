import { eq } from 'drizzle-orm'
import type { OwnPicture } from '#contract/pictures.ts'
import type { Services } from '#server/context.ts'
import { pictures } from '#server/platform/db/schema/index.ts'
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
 * @throws NOT_FOUND
 */
export async function turnPicture({ db, jobs, clock }: Services, { quarter_turns, ...own }: Turn): Promise<OwnPicture> {
  return db.transaction(async (tx) => {
    const picture = await getOwnPicture(tx, own)
    if (picture.state === 'refused' || picture.quarter_turns === quarter_turns) return presentPicture(picture)
    const changes = { quarter_turns, state: 'uploaded', attempts: 0, updated_at: clock() } as const
    await tx.update(pictures).set(changes).where(eq(pictures.id, picture.id))
    await jobs.add(tx, makePicture, { picture_id: picture.id })
    return presentPicture({ ...picture, ...changes })
  })
}
