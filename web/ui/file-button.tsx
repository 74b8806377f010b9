import { useId, type ComponentProps, type MouseEvent } from 'react'
import { asElements, type Elements } from './elements.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface Props extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture' | 'aria-describedby'> {
  variant?: 'primary' | 'quiet' | 'icon'
  icon?: IconName
  /** Shows a spinner in place of the icon and ignores clicks; the input stays focusable. */
  isWorking?: boolean
  onChoose: (files: File[]) => void
  children: Elements | string
}

const LOOKS = { primary: 'button', quiet: 'button-quiet', icon: 'button-icon' }

/** A file input that looks like a button. */
export function FileButton({ variant = 'quiet', icon, isWorking = false, onChoose, children, ...rest }: Props) {
  const id = useId()
  return (
    <span className="relative inline-flex max-w-full flex-none">
      <input
        {...rest}
        id={id}
        type="file"
        className="peer sr-only"
        aria-disabled={isWorking || undefined}
        onClick={isWorking ? ignore : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // choosing the same file again must be a change
          target.value = ''
          if (files.length) onChoose(files)
        }}
      />
      <label
        htmlFor={id}
        className={`${LOOKS[variant]} peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand`}
      >
        {isWorking ? <Spinner /> : icon && <Icon name={icon} size={variant === 'icon' ? 24 : 20} />}
        {variant === 'icon' ? <span className="sr-only">{children}</span> : asElements(children)}
      </label>
    </span>
  )
}

const ignore = (event: MouseEvent) => event.preventDefault()
