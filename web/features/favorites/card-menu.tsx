import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCompared } from '#web/features/compare/public.ts'
import { track } from '#web/features/events/public.ts'
import { LateGuestMessage } from '#web/features/guest-messages/public.ts'
import { openChatAbout } from '#web/features/messages/public.ts'
import { markPressed } from '#web/rendering/early/mark-pressed.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { asElements } from '#web/ui/elements.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { useShare } from '#web/ui/share/use-share.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  car_id: string
  /** Name of the car, for labels. */
  name: string
  onHide: (() => void) | undefined
}

/** Actions of a card: compare, write to the seller, share and hide. */
export function CardMenu({ car_id, name, onHide }: Props) {
  const { t } = useTexts()
  const { isTaken, isFull, toggle } = useCompared(car_id)
  const viewer = useViewer()
  const [isWriting, setWriting] = useState(false)
  const navigate = useNavigate()
  const noteCopied = () => addToast({ title: t('share_copied'), variant: 'success' })
  const { share, addressDialog } = useShare(name, `/car/${car_id}`, noteCopied)

  async function write() {
    const unmark = markPressed()
    const isOpened = await openChatAbout(car_id).catch(() => false)
    unmark()
    if (!isOpened) await navigate(`/messages?car=${car_id}`)
  }

  function chooseShare() {
    track({ call: 'track_car_interaction', car_id, interaction_type: 'share', page_section: 'card' })
    void share()
  }

  return (
    <>
      <Menu
        label={t('card_menu', { name })}
        className={isTaken ? 'card-menu button-icon text-brand no-print' : 'card-menu button-icon no-print'}
        items={[
          {
            key: 'compare',
            label: t(isFull ? 'compare_full' : 'compare'),
            icon: 'compare',
            isChosen: isTaken,
            isDisabled: isFull,
            onSelect: toggle,
          },
          {
            key: 'shortlist',
            label: t('card_shortlist'),
            icon: 'list',
            onSelect: () => void navigate(`/shortlists?car=${car_id}`),
          },
          {
            key: 'message',
            label: t('contact_message'),
            icon: 'chat',
            ...(viewer
              ? { onSelect: () => void write() }
              : { opener: LateGuestMessage.opener, onSelect: () => setWriting(true) }),
          },
          { key: 'share', label: t('share'), icon: 'share', onSelect: chooseShare },
          ...(onHide ? [{ key: 'hide', label: t('card_hide'), icon: 'hide' as const, onSelect: onHide }] : []),
        ]}
      >
        <Icon name={isTaken ? 'compare' : 'more'} />
      </Menu>
      {asElements(addressDialog)}
      {isWriting && <LateGuestMessage car_id={car_id} title={name} onClose={() => setWriting(false)} />}
    </>
  )
}
