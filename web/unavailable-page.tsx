import { REFRESH_SECONDS, type RenderUnavailable } from '#contract/page-host.ts'
import { Unavailable } from './features/errors/public.ts'
import { renderPlainPage } from './plain-page.tsx'
import { ButtonAnchor } from './ui/button.tsx'

export const renderUnavailable: RenderUnavailable = (request, hindrance) =>
  renderPlainPage(request, ({ t }) => ({
    title: t(`unavailable_${hindrance}_title`),
    refresh: REFRESH_SECONDS,
    body: (
      <Unavailable hindrance={hindrance}>
        {/* an empty `href` reloads the page */}
        <ButtonAnchor href="">{t('unavailable_now')}</ButtonAnchor>
        <ButtonAnchor href="/status" variant="quiet">
          {t('nav_status')}
        </ButtonAnchor>
      </Unavailable>
    ),
  }))
