import { useState } from 'react'
import type { Shortlist, ShortlistedCar } from '#contract/shortlists.ts'
import { useApi } from '#web/platform/api/api.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { CarPanel } from './car-panel.tsx'
import { notesOn, titleOf } from './list-parts.ts'
import { ReceivedNotes } from './received-notes.tsx'
import { useListAction } from './use-list-action.ts'
import { useReadyToTell } from './use-ready-to-tell.ts'
import { VoteNames } from './vote-names.tsx'

/** The cars of an own list, which are moved and removed at once. */
export function OwnCars({ list }: { list: Shortlist }) {
  const texts = useTexts(shortlistTexts)
  const { t } = texts
  const api = useApi()
  const { act } = useListAction({ isQueued: true })
  useReadyToTell()
  const { id } = list
  /** The order that is being saved. */
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const ids = (order ?? list.cars.map(({ car_id }) => car_id)).filter((one) =>
    list.cars.some(({ car_id }) => car_id === one),
  )

  function save(next: readonly string[], send: () => Promise<unknown>) {
    setOrder(next)
    act({ send, onEnd: () => setOrder((last) => (last === next ? null : last)) })
  }
  function move(at: number, by: number) {
    const next = ids.toSpliced(at, 1).toSpliced(at + by, 0, ids[at] ?? '')
    save(next, () => api.shortlists.order_cars({ shortlist_id: id, car_ids: next }))
  }
  function remove(carId: string) {
    save(
      ids.filter((one) => one !== carId),
      () => api.shortlists.remove_car({ shortlist_id: id, car_id: carId }),
    )
    const undo = () =>
      act({
        send: async () => {
          await api.shortlists.add_cars({ shortlist_id: id, car_ids: [carId] })
          await api.shortlists.order_cars({ shortlist_id: id, car_ids: [...ids] })
        },
      })
    addToast({ title: t('shortlists_car_removed'), action: { label: t('shortlists_undo'), onSelect: undo } })
  }

  if (!ids.length) return <p className="notice">{t('shortlists_empty')}</p>
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2">
      {ids.map((carId, at) => {
        const item = list.cars.find(({ car_id }) => car_id === carId)
        return (
          item && (
            <CarPanel
              key={carId}
              item={item}
              actions={
                <CarButtons
                  name={`\u2068${titleOf(item.car, texts)}\u2069`}
                  onUp={at > 0 ? () => move(at, -1) : undefined}
                  onDown={at < ids.length - 1 ? () => move(at, 1) : undefined}
                  onRemove={() => remove(carId)}
                />
              }
            >
              <OpinionsOn list={list} item={item} />
            </CarPanel>
          )
        )
      })}
    </ul>
  )
}

const OpinionsOn = ({ list, item: { car_id } }: { list: Shortlist; item: ShortlistedCar }) => (
  <>
    <VoteNames list={list} car_id={car_id} />
    <ReceivedNotes list={list} notes={notesOn(list, car_id)} />
  </>
)

interface ButtonsProps {
  name: string
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

function CarButtons({ name, onUp, onDown, onRemove }: ButtonsProps) {
  const { t } = useTexts(shortlistTexts)
  return (
    <div className="needs-script flex shrink-0 flex-col">
      <Button
        variant="icon"
        icon="up"
        aria-label={t('shortlists_move_up', { name })}
        aria-disabled={!onUp}
        onClick={onUp}
      />
      <Button
        variant="icon"
        icon="down"
        aria-label={t('shortlists_move_down', { name })}
        aria-disabled={!onDown}
        onClick={onDown}
      />
      <Button variant="icon" icon="close" aria-label={t('shortlists_remove_car', { name })} onClick={onRemove} />
    </div>
  )
}
