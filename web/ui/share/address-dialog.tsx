import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'

/** An address to copy by hand. */
export function AddressDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTexts()
  return (
    <Dialog title={t('share')} onClose={onClose}>
      <form onSubmit={(event) => event.preventDefault()}>
        <Field
          label={t('share_address')}
          hint={t('share_address_hint')}
          isRequired={null}
          readOnly
          dir="ltr"
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </form>
    </Dialog>
  )
}
