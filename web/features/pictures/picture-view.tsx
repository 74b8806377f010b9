import { useState } from 'react'
import { CHOSEN_VIEWS, type ChosenView } from '#domain/pictures/picture-views.ts'
import { pictureTexts } from '#web/texts/pictures/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Select } from '#web/ui/select.tsx'

interface Props {
  /** 1 for the first picture. */
  position: number
  view: ChosenView | null
  onChange: (view: ChosenView | null) => Promise<void>
}

/** What a picture shows, saved when it is chosen. */
export function PictureView({ position, view, onChange }: Props) {
  const { t } = useTexts(pictureTexts)
  /** Undefined unless it is being saved. */
  const [chosen, setChosen] = useState<ChosenView | null>()
  const shown = chosen === undefined ? view : chosen

  async function choose(value: string): Promise<void> {
    const next = CHOSEN_VIEWS.find((one) => one === value) ?? null
    setChosen(next)
    await onChange(next)
    setChosen(undefined)
  }

  return (
    <Select
      aria-label={t('pictures_view', { position })}
      value={shown ?? ''}
      onChange={(event) => void choose(event.target.value)}
    >
      <option value="">{t('pictures_view_none')}</option>
      {CHOSEN_VIEWS.map((one) => (
        <option key={one} value={one}>
          {t(`picture_view_${one}`)}
        </option>
      ))}
    </Select>
  )
}
