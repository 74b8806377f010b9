import { changesTexts } from '#web/texts/changes/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'

/** A button that shows the changes of the last visit again. */
export function ShowAgain({ showAgain }: { showAgain: () => Promise<void> }) {
  const { t } = useTexts(changesTexts)
  const { act, isWorking } = useAction()
  return (
    <Button variant="plain" className="self-start" isWorking={isWorking} onClick={() => act({ send: showAgain })}>
      {t('changes_again')}
    </Button>
  )
}
