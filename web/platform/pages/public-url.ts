import { useRouteLoaderData } from 'react-router'

/** The public origin of the site, without a trailing slash. */
export function usePublicUrl(): string {
  return useRouteLoaderData<{ publicUrl: string }>('root')?.publicUrl ?? ''
}
