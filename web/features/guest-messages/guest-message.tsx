import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signInAddress, signUpAddress } from '#web/features/accounts/public.ts'
import { guestTexts } from '#web/features/messages/public.ts'
import { LONGEST_MESSAGE } from '#domain/messages/conversation.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface Props {
  car_id: string
  /** Of the car; what is written may say enough. */
  title?: string | undefined
  /** Instead of what is usually asked first. */
  text?: string | undefined
  onClose: () => void
}

/** The first message to a seller, then the account. The text waits on the device and in the field of the conversation. */
export function GuestMessage({ car_id, title, text: first, onClose }: Props) {
  const { t } = useTexts(carPageTexts)
  const navigate = useNavigate()
  const [text, setText] = useState(() => first ?? (guestTexts.get(car_id) || t('guest_message_first')))
  const conversation = { pathname: '/messages', search: `?car=${car_id}` }

  function go(address: string) {
    guestTexts.set(text, car_id)
    void navigate(address)
  }

  return (
    <Dialog shape="sheet" title={t('contact_message')} onClose={onClose}>
      <form className="flex flex-col gap-4 p-4" onSubmit={(event) => event.preventDefault()}>
        {title && <p className="font-medium">{title}</p>}
        <TextArea
          label={t('guest_message_label')}
          isRequired
          rows={4}
          most={LONGEST_MESSAGE}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            guestTexts.set(target.value, car_id)
          }}
        />
        <div>
          <p className="font-medium">{t('guest_message_required')}</p>
          <p className="text-sm text-muted">{t('guest_message_then')}</p>
        </div>
        <div className="grid grid-cols-2 gap-2">
          <Button onClick={() => go(signUpAddress(conversation))}>{t('guest_message_sign_up')}</Button>
          <Button onClick={() => go(signInAddress(conversation))}>{t('nav_sign_in')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
