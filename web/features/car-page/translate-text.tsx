import { useMutation, useQuery } from '@tanstack/react-query'
import type { TranslatedText } from '#domain/translations/translated-texts.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

const BUTTONS = {
  title: 'car_translate_title',
  price_note: 'car_translate_price_note',
  description: 'car_translate',
} as const satisfies Record<TranslatedText, string>

interface Props {
  car_id: string
  field: TranslatedText
  isShown: boolean
  /** @param translation null shows the original */
  onShow: (translation: string | null) => void
}

/** Has a text of an ad translated by machine, or shows the original again. Nothing without a model. */
export function TranslateText({ car_id, field, isShown, onShow }: Props) {
  const { t, lang } = useTexts(carPageTexts)
  const api = useApi()
  const { data: site } = useQuery(apiQuery(api, 'translations', 'is_on', undefined))
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api.translations.translate_ad({ car_id, field, language: lang }),
    networkMode: 'always',
    retry: false,
    onSuccess: ({ text }) => onShow(text),
  })
  if (!site?.is_on) return null
  return (
    <div className="no-print -ms-3 mt-2 flex flex-wrap items-center">
      <p role="status" className="ms-3 text-sm text-danger empty:hidden">
        {isShown && <span className="tag">{t('car_translated')}</span>}
        {error && !isPending && <span>{failureText(failureOf(error), t)}</span>}
      </p>
      <Button
        variant="plain"
        isWorking={isPending}
        onClick={() => {
          if (isShown) onShow(null)
          else if (data) onShow(data.text)
          else mutate()
        }}
      >
        {t(isShown ? 'car_show_original' : BUTTONS[field])}
      </Button>
    </div>
  )
}
