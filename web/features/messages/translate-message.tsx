import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { messagesTexts } from '#web/texts/messages/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'

interface Props {
  message: { conversation_id: string; seq: number }
  isShown: boolean
  /** @param translation null shows the original */
  onShow: (translation: string | null) => void
}

/** Has a message translated by machine, or shows the original again. Nothing without a model. */
export function TranslateMessage({ message, isShown, onShow }: Props) {
  const { t, lang } = useTexts(messagesTexts)
  const api = useApi()
  const { data: site } = useQuery(apiQuery(api, 'translations', 'is_on', undefined))
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => api.translations.translate_message({ ...message, language: lang }),
    networkMode: 'always',
    retry: false,
    onSuccess: ({ text }) => onShow(text),
  })
  if (!site?.is_on) return null
  return (
    <div className="-ms-3 flex flex-wrap items-center">
      {isShown && <span className="tag ms-3">{t('messages_translated')}</span>}
      <Button
        variant="plain"
        isWorking={isPending}
        onClick={() => {
          if (isShown) onShow(null)
          else if (data) onShow(data.text)
          else mutate()
        }}
      >
        {t(isShown ? 'messages_show_original' : 'messages_translate')}
      </Button>
      <p role="status" className="ms-3 text-sm text-danger empty:hidden">
        {error && !isPending ? failureText(failureOf(error), t) : null}
      </p>
    </div>
  )
}
