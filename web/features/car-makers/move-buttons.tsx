import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'

interface Props {
  name: string
  /** All ids, in order. */
  ids: readonly number[]
  id: number
  move: (id: number, before: number | null) => void
}

/** Move an item of a list up or down. */
export function MoveButtons({ name, ids, id, move }: Props) {
  const { t } = useTexts(carMakerTexts)
  const at = ids.indexOf(id)
  return (
    <span className="needs-script flex flex-none">
      <Button
        variant="icon"
        icon="up"
        aria-label={t('maker_up', { name })}
        aria-disabled={at === 0}
        onClick={() => at > 0 && move(id, ids[at - 1] ?? null)}
      />
      <Button
        variant="icon"
        icon="down"
        aria-label={t('maker_down', { name })}
        aria-disabled={at === ids.length - 1}
        onClick={() => at < ids.length - 1 && move(id, ids[at + 2] ?? null)}
      />
    </span>
  )
}
