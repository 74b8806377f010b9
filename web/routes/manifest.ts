import { directionOf, type Lang } from '#domain/language.ts'
import { languageOfRequest } from '#web/features/language/public.ts'
import { appNameOf, siteIcons } from '#web/features/settings/public.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { SCREENS, SCREENSHOTS, screenshotPath } from '#web/platform/pages/screenshots.ts'
import { createTexts, withAreas, type Texts, type Translate } from '#web/texts/create-texts.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { overlayOf } from '#web/texts/text-overlay.ts'
import type { Route } from './+types/manifest'

/** Where long presses on the icon lead. */
const SHORTCUTS = [
  { url: '/explore', name: 'nav_explore' },
  { url: '/favorites', name: 'nav_favorites' },
  { url: '/messages', name: 'menu_messages' },
  { url: '/add-car', name: 'nav_add_car' },
] as const

/** The web app manifest, in the language of the request. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const lang = languageOfRequest(request)
  const { api } = context.get(scopeContext)
  const [changedTexts, settings] = await Promise.all([api.texts.list(), api.settings.list()])
  const texts: Texts = createTexts(lang, overlayOf(lang, changedTexts))
  const t = withAreas(texts.t, offlineTexts)
  const name = appNameOf(settings, texts)
  const icons = siteIcons(settings)
  return Response.json(
    {
      name: `${name} · ${t('app_tagline')}`,
      short_name: name,
      description: t('home_lead'),
      lang,
      dir: directionOf(lang),
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f8f5f1',
      theme_color: '#00594f',
      icons: [
        { src: icons?.small ?? '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: icons?.large ?? '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ...(icons ? [] : [{ src: '/logo.svg', sizes: 'any', type: 'image/svg+xml' }]),
      ],
      shortcuts: SHORTCUTS.map(({ url, name: key }) => ({
        name: t(key),
        url,
        icons: [{ src: icons?.small ?? '/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
      // those of a site with another logo would show this one
      screenshots: icons ? [] : SCREENSHOTS.map((shot) => screenshotOf(shot, lang, t)),
    },
    { headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' } },
  )
}

function screenshotOf(shot: (typeof SCREENSHOTS)[number], lang: Lang, t: Translate<typeof offlineTexts>) {
  const { width, height, scale } = SCREENS[shot.form]
  return {
    src: screenshotPath(shot, lang),
    sizes: `${width * scale}x${height * scale}`,
    type: 'image/webp',
    form_factor: shot.form,
    label: t(`screenshot_${shot.page}`),
  }
}
