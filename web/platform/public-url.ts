import { useRouteLoaderData } from 'react-router'

/** Origin that visitors see, without a slash at the end. */
export function usePublicUrl(): string {
  return useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
}
