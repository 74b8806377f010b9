import { keepPreviousData, useQuery, type Query, type QueryClient } from '@tanstack/react-query'
import type { OwnPicture } from '#contract/pictures.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery, queriesOf } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'

const ASK_AGAIN_MS = 1500

export interface Pictures {
  /** In the order of the ids; undefined until loaded. */
  pictures: readonly OwnPicture[] | undefined
  isFetching: boolean
}

/**
 * The states of pictures, refetched while the server processes one.
 * @param carId for admins: the ad that they belong to
 */
export function usePictures(ids: readonly string[], carId?: string): Pictures {
  const api = useApi()
  const own = useQuery({
    ...apiQuery(api, 'pictures', 'list', { ids: [...ids] }),
    enabled: carId === undefined && ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  const ofAd = useQuery({
    ...apiQuery(api, 'admin_ads', 'list_pictures', { car_id: carId ?? '' }),
    enabled: carId !== undefined,
    refetchInterval,
  })
  const { data, isFetching } = carId === undefined ? own : ofAd
  const pictures = ids.length ? data && ids.flatMap((id) => data.find((one) => one.id === id) ?? []) : []
  return { pictures, isFetching }
}

export const refreshPictures = (client: QueryClient): Promise<void> =>
  refetchQueries(client, queriesOf('pictures', 'list'), queriesOf('admin_ads', 'list_pictures'))

const refetchInterval = ({ state }: Query<OwnPicture[]>) =>
  state.data?.some((one) => one.state === 'uploaded') ? ASK_AGAIN_MS : false
