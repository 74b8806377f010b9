import { data } from 'react-router'
import type { ApiClient } from '#contract/client.ts'
import type { Penalty } from '#contract/penalties.ts'
import { OwnPenalties } from '#web/features/penalties/public.ts'
import { pageMeta } from '#web/features/seo/public.ts'
import { errorStatus } from '#web/platform/pages/error-status.ts'
import { accessTitle } from '#web/platform/pages/failure-title.ts'
import { requireViewer } from '#web/platform/pages/require-viewer.ts'
import { scopeContext } from '#web/platform/pages/page-scope.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { MessagePage } from '#web/ui/message-page.tsx'
import type { Route } from './+types/penalties'

export { AccessError as ErrorBoundary } from '#web/features/accounts/public.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    ({ t }) => ({ title: t(accessTitle('penalties_title', args.error)), isIndexed: false }),
    formTexts,
    penaltiesTexts,
  )

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** The penalties of the viewer, or the one of the link in an email. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext)
  if (token !== undefined) {
    const penalty = await findByLink(scope.api, token)
    return penalty ? { penalties: [penalty], isByLink: true } : data({ penalties: null, isByLink: true }, 404)
  }
  await requireViewer(scope)
  return { penalties: await scope.api.penalties.list_mine(), isByLink: false }
}

async function findByLink(api: ApiClient, token: string): Promise<Penalty | null> {
  try {
    return await api.penalties.get_by_link({ token })
  } catch (error) {
    if ((errorStatus(error) ?? 500) >= 500) throw error
    return null
  }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const scope = context.get(scopeContext)
  const { api } = scope
  if (token === undefined) await requireViewer(scope)
  const form = await request.formData().catch(() => {
    throw data(null, 400)
  })
  const penaltyId = String(form.get('penalty_id'))
  const text = String(form.get('text') ?? '').trim()
  if (text === '') return { failed: { penalty_id: penaltyId, text, problem: 'missing' as const } }
  try {
    await (token === undefined
      ? api.penalties.appeal({ penalty_id: penaltyId, text })
      : api.penalties.appeal_by_link({ token, text }))
    return { failed: null }
  } catch (error) {
    const status = errorStatus(error) ?? 500
    if (status >= 500 || status === 401) throw error
    return { failed: { penalty_id: penaltyId, text, problem: 'refused' as const, refusal: failureOf(error) } }
  }
}

export default function PenaltiesRoute({ loaderData: { penalties, isByLink }, actionData }: Route.ComponentProps) {
  const { t } = useTexts(formTexts, penaltiesTexts)
  if (penalties) return <OwnPenalties {...{ penalties, isByLink }} failed={actionData?.failed ?? null} />
  return (
    <MessagePage title={t('link_invalid')} text={t('penalties_text')}>
      <ButtonLink to="/penalties">{t('penalties_all')}</ButtonLink>
    </MessagePage>
  )
}
