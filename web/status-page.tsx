import type { RenderStatus } from '#contract/page-host.ts'
import { StatusBoard } from './features/site-status/public.ts'
import { renderPlainPage } from './plain-page.tsx'
import { withAreas } from './texts/create-texts.ts'
import { siteStatusTexts } from './texts/site-status/area.ts'

export const renderStatus: RenderStatus = (request, status) =>
  renderPlainPage(request, ({ t }) => ({
    title: withAreas(t, siteStatusTexts)('status_title'),
    body: <StatusBoard {...status} />,
  }))
