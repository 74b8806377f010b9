import { useMutation } from '@tanstack/react-query'
import { CSV_BOUNDS } from '#domain/import/csv.ts'
import { useApi } from '#web/platform/api/api.ts'
import { assertReadable } from '#web/platform/device/chosen-file.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { tableFileTexts } from '#web/texts/table-files/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'

const AT_ONCE = { networkMode: 'always', retry: false } as const

/**
 * Uploads a file twice: for a preview without effects, and after confirmation to create the drafts. If several files
 * are chosen, the last one counts.
 */
export function useUpload() {
  const { t } = useTexts(adsTexts, addCarTexts, tableFileTexts)
  const api = useApi()
  const preview = useMutation({
    ...AT_ONCE,
    mutationFn: async (file: File) => {
      await assertReadable(file)
      // a copy, since the file may change on the device before the confirmation; the server rejects larger ones
      const copy = new File([await file.slice(0, CSV_BOUNDS.bytes + 1).arrayBuffer()], file.name)
      return { file: copy, report: await api.ads.upload_csv({ file: copy, dry_run: true }) }
    },
  })
  const creation = useMutation({
    ...AT_ONCE,
    mutationFn: (file: File) => api.ads.upload_csv({ file, dry_run: false }),
  })

  function textOf(error: unknown): string {
    const failure = failureOf(error)
    const [field] = failure.fields
    return field ? fieldText(field.reason, t) : failureText(failure, t)
  }

  const error = preview.error ?? creation.error
  return {
    upload: preview.data && {
      name: preview.data.file.name,
      /** The preview until the drafts are created. */
      report: creation.data ?? preview.data.report,
      isDone: creation.data !== undefined,
    },
    isReading: preview.isPending,
    isCreating: creation.isPending,
    failure: error && textOf(error),
    choose: (file: File) => {
      creation.reset()
      preview.mutate(file)
    },
    create: () => {
      if (preview.data && !creation.isPending) creation.mutate(preview.data.file)
    },
  }
}
