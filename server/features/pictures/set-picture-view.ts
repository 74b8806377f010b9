import { and, eq } from 'drizzle-orm'
import type { OwnPicture } from '#contract/pictures.ts'
import type { ChosenView } from '#domain/pictures/picture-views.ts'
import type { Services } from '#server/context.ts'
import { car_pictures, cars, pictures } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { getOwnPicture } from './get-own-picture.ts'
import { presentPicture } from './present.ts'

interface Shown {
  picture_id: string
  owner_id: string
  view: ChosenView | null
}

/**
 * Notes what a picture shows, which ads say at once.
 * @throws NOT_FOUND
 */
export async function setPictureView({ db }: Pick<Services, 'db'>, { view, ...own }: Shown): Promise<OwnPicture> {
  return db.transaction(async (tx) => {
    const picture = await getOwnPicture(tx, own)
    await tx.update(pictures).set({ view }).where(eq(pictures.id, picture.id))
    if (picture.url !== null) {
      const ads = await tx
        .selectDistinct({ id: cars.id })
        .from(cars)
        .innerJoin(car_pictures, eq(car_pictures.car_id, cars.id))
        .where(and(eq(cars.seller_id, own.owner_id), eq(car_pictures.url, picture.url)))
      afterCommit(tx, { type: 'cars_changed', ids: ads.map(({ id }) => id) })
    }
    return presentPicture({ ...picture, view })
  })
}
