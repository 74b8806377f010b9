import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'

interface Props {
  count: number
  onShow: () => void
}

/** Announces new items of a list with a button to show them, so that the list does not move. */
export function NewItems({ count, onShow }: Props) {
  const { t } = useTexts(listsTexts)
  return (
    <div aria-live="polite">
      {count > 0 && (
        <Button variant="quiet" className="w-full" onClick={onShow}>
          {t('list_new', { count })}
        </Button>
      )}
    </div>
  )
}
