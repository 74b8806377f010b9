import type { OwnPicture } from '#contract/pictures.ts'

type State = Pick<OwnPicture, 'id' | 'state'>

interface Counted {
  /** Pictures that the ad will show: rejected files are left out. */
  picture_ids: string[]
  /** Whether the server has processed all of them. */
  areReady: boolean
}

/** @param known states from the server; undefined before the response */
export function countPictures(chosen: readonly string[], known: readonly State[] | undefined): Counted {
  const states = new Map(known?.map(({ id, state }) => [id, state]))
  const pictureIds = chosen.filter((id) => states.get(id) !== 'refused')
  return { picture_ids: pictureIds, areReady: pictureIds.every((id) => states.get(id) === 'ready') }
}
