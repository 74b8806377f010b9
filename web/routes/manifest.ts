import { directionOf } from '#domain/language.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { appNameOf, siteIcons } from '#web/features/settings/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { createTexts, type Texts } from '#web/texts/create-texts.ts'
import { overlayOf } from '#web/texts/text-overlay.ts'
import type { Route } from './+types/manifest'

/** The web app manifest, in the language of the request. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const lang = languageOfRequest(request)
  const { api } = context.get(scopeContext)
  const [changedTexts, settings] = await Promise.all([api.texts.list(), api.settings.list()])
  const texts: Texts = createTexts(lang, overlayOf(lang, changedTexts))
  const { t } = texts
  const name = appNameOf(settings, texts)
  const icons = siteIcons(settings)
  return Response.json(
    {
      name: `${name} · ${t('app_tagline')}`,
      short_name: name,
      description: t('home_lead'),
      lang,
      dir: directionOf(lang),
      start_url: '/',
      display: 'standalone',
      background_color: '#fbf9f5',
      theme_color: '#00594f',
      icons: [
        { src: icons?.small ?? '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: icons?.large ?? '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ...(icons ? [] : [{ src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }]),
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' } },
  )
}
