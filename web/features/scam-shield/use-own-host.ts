import { usePublicUrl } from '#web/platform/pages/public-url.ts'

/** The host of this site; empty if it is unknown. */
export function useOwnHost(): string {
  const url = usePublicUrl()
  return URL.canParse(url) ? new URL(url).hostname : ''
}
