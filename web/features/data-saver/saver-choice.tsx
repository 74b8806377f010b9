import { useState } from 'react'
import type { DataSaver } from '#domain/data-saver.ts'
import { asksToSaveData } from '#web/platform/browser/line.ts'
import { dataSaverTexts } from '#web/texts/data-saver/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useDataSaver } from './data-saver-provider.tsx'
import { judgeLine } from './judge-line.ts'
import { storedDataSaver, storeDataSaver } from './stored-choice.ts'

const CHOICES = ['auto', 'on', 'off'] as const
type Choice = (typeof CHOICES)[number]

/** When pictures are smaller. A choice applies at once, to pictures that are shown from then on. */
export function SaverChoice() {
  const { t } = useTexts(dataSaverTexts)
  const { isSaving, setSaving } = useDataSaver()
  const [stored, setStored] = useState(storedDataSaver)
  // without such a browser only a server that was asked can have decided to save
  const [isAsked] = useState(() => asksToSaveData() || (stored === null && isSaving))
  const chosen = choiceOf(stored)
  const hints = {
    auto: t(`data_saver_auto_${stored === 'slow' ? 'slow' : isAsked ? 'asked' : 'usual'}`),
    on: t('data_saver_on_hint'),
    off: t('data_saver_off_hint'),
  }

  function choose(choice: Choice) {
    storeDataSaver(choice === 'auto' ? null : choice)
    setSaving(judgeLine(isAsked))
    setStored(storedDataSaver())
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-semibold">{t('data_saver_when')}</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice}
          className="panel grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 p-3 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <input
            type="radio"
            name="data-saver"
            className="checkbox row-span-2 mt-0.5"
            checked={choice === chosen}
            onChange={() => choose(choice)}
          />
          <span className="font-medium">{t(`data_saver_${choice}`)}</span>
          <span className="text-sm text-muted">{hints[choice]}</span>
        </label>
      ))}
    </fieldset>
  )
}

const choiceOf = (stored: DataSaver | null): Choice => (stored === 'on' || stored === 'off' ? stored : 'auto')
