import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { Lang } from '#domain/language.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { OWN_PROFILE } from '#web/features/profiles/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { plainAddress } from './switch-address.ts'
import { useSetLanguage } from './language-provider.tsx'
import { switchLanguage } from './switch-language.ts'

/** Switches the language without a reload. */
export function useSwitchLanguage(): (lang: Lang) => Promise<void> {
  const location = useLocation()
  const navigate = useNavigate()
  const setLanguage = useSetLanguage()
  const viewer = useViewer()
  const api = useApi()
  const client = useQueryClient()
  return async (lang) => {
    await switchLanguage(lang)
    setLanguage(lang)
    // stores the language for emails; a failure is ignored, since the next switch sends it again
    if (viewer) {
      void api.profiles.set_language({ preferred_language: lang }).then(
        () => refetchQueries(client, OWN_PROFILE),
        () => undefined,
      )
    }
    // navigating to the same page revalidates its loaders in the new language
    await navigate(plainAddress(location), { replace: true, preventScrollReset: true, state: location.state })
  }
}
