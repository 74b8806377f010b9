import { REQUEST_ID_ATTRIBUTE, useFailedRequestId } from '#web/platform/api/request-id.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The id of the failed request, with which the operator finds it in the log. */
export function RequestId() {
  const { t } = useTexts()
  const id = useFailedRequestId()
  if (!id) return null
  return (
    <p className="mt-4 text-sm text-muted" {...{ [REQUEST_ID_ATTRIBUTE]: id }}>
      <span>{t('error_request_id')}</span> <bdi className="break-all select-all">{id}</bdi>
    </p>
  )
}
