import { useState } from 'react'
import { uploadFailure } from '#web/features/media/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { writingTexts } from '#web/texts/article-writing/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { createIntake, type Work } from './intake.ts'

export function useIntake() {
  const { t } = useTexts(writingTexts)
  const api = useApi()
  const [work, setWork] = useState<Work | null>(null)
  const [intake] = useState(() =>
    createIntake({
      api,
      onWork: setWork,
      say: (what) =>
        addToast({ title: t(`write_paste_${what}`), ...(what === 'too_long' && { variant: 'destructive' }) }),
      sayNotUploaded: (error) => addToast({ title: uploadFailure(error, t), variant: 'destructive' }),
    }),
  )
  return { intake, work }
}
