import { useRouteLoaderData } from 'react-router'

/** Origin that visitors see, without a slash at the end. */
export function usePublicUrl(): string {
  return useRouteLoaderData<{ public_url: string }>('root')?.public_url ?? ''
}
