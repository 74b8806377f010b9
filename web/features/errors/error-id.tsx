import { REQUEST_ID_ATTRIBUTE, useFailedRequestId } from '#web/platform/api/request-id.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/**
 * The ID by which admins find what failed: of the error of the page, or of the request that failed last.
 * @param id undefined if the page reported no error
 */
export function ErrorId({ id }: { id: string | undefined }) {
  const { t } = useTexts()
  const requestId = useFailedRequestId()
  const shown = id ?? requestId
  if (!shown) return null
  return (
    <p className="mt-4 text-sm text-muted" {...(shown === requestId && { [REQUEST_ID_ATTRIBUTE]: requestId })}>
      <span>{t('error_request_id')}</span> <bdi className="block break-all select-all">{shown}</bdi>
    </p>
  )
}
