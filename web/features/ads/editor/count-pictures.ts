import type { OwnPicture } from '#contract/pictures.ts'

type State = Pick<OwnPicture, 'id' | 'state'>

interface Counted {
  /** Those that the ad will show: a refused file is no picture. */
  picture_ids: string[]
  /** Whether the server has made all of them. */
  areReady: boolean
}

/** @param known what the server says of them; undefined before it has answered */
export function countPictures(chosen: readonly string[], known: readonly State[] | undefined): Counted {
  const states = new Map(known?.map(({ id, state }) => [id, state]))
  const picture_ids = chosen.filter((id) => states.get(id) !== 'refused')
  return { picture_ids, areReady: picture_ids.every((id) => states.get(id) === 'ready') }
}
