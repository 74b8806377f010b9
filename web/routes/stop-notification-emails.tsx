import { StopPage } from '#web/features/notifications/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { notificationTexts } from '#web/texts/notifications/area.ts'
import type { Route } from './+types/stop-notification-emails'

export { RouteError as ErrorBoundary } from '#web/features/errors/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, ({ t }) => ({ title: t('notification_stop_title'), isIndexed: false }), notificationTexts)

/** Called by the button of the page, and by mail programs for one-click unsubscribe (RFC 8058). */
export async function action({ params, context }: Route.ActionArgs) {
  try {
    await context.get(scopeContext).api.notifications.stop({ token: params.token })
    return { state: 'stopped' as const }
  } catch (error) {
    const status = errorStatus(error) ?? 500
    if (status >= 500) throw error
    return { state: 'invalid' as const }
  }
}

export default function StopNotificationEmailsRoute({ actionData }: Route.ComponentProps) {
  return <StopPage of="notification" state={actionData?.state ?? 'asked'} />
}
