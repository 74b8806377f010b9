import type { ComponentProps, MouseEvent, MouseEventHandler } from 'react'
import { Link } from 'react-router'
import { asElements, type Elements } from './elements.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonLook {
  variant?: 'primary' | 'quiet' | 'plain' | 'danger' | 'icon'
  /** For layout only; the look comes from the variant. */
  className?: string | undefined
}

interface Look extends ButtonLook {
  icon?: IconName | undefined
  /** Shows a spinner instead of the icon, is `aria-busy` and ignores clicks; the button stays focusable. */
  isWorking?: boolean
  children?: Elements | string
}

type Like<Element extends 'button' | 'a' | typeof Link> = Look & Omit<ComponentProps<Element>, keyof Look>

/** Ignores clicks and does not submit its form while working or with `aria-disabled`. */
export function Button({ type = 'button', ...props }: Like<'button'>) {
  const dressed = dress(props)
  return type === 'submit' ? (
    <button type="submit" {...dressed} {...focusedLate(dressed)} />
  ) : (
    <button type="button" {...dressed} />
  )
}

/** A link to a page of this site, styled as a button. */
export const ButtonLink = (props: Like<typeof Link>) => <Link {...dress(props)} />

/** A link to a file, another site or an app, styled as a button. */
// the content is among the props
// oxlint-disable-next-line jsx-a11y/anchor-has-content
export const ButtonAnchor = (props: Like<'a'>) => <a {...dress(props)} />

/**
 * Leaves the focus in the field until the press is complete: when it leaves, the on-screen keyboard closes and parts of
 * the form appear or grow, and the button would move away from under the finger.
 */
const focusedLate = ({ onClick }: ComponentProps<'button'>) => ({
  onMouseDown: ignore,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    // by pointer; Enter in a field clicks too
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true })
    onClick?.(event)
  },
})

interface Dressed extends Look {
  onClick?: MouseEventHandler<HTMLElement> | undefined
  'aria-disabled'?: unknown
}

function dress<Props extends Dressed>({
  variant = 'primary',
  className,
  icon,
  isWorking,
  'aria-disabled': isOff,
  onClick,
  children,
  ...rest
}: Props) {
  const isDisabled = isWorking || isOff === true
  const look = variant === 'primary' ? 'button' : `button-${variant}`
  return {
    ...rest,
    className: className ? `${look} ${className}` : look,
    'aria-disabled': isDisabled || undefined,
    ...(isWorking && { 'aria-busy': true }),
    onClick: isDisabled ? ignore : onClick,
    children: (
      <>
        {isWorking ? <Spinner /> : icon && <Icon name={icon} />}
        {asElements(children)}
      </>
    ),
  }
}

const ignore = (event: MouseEvent) => event.preventDefault()
