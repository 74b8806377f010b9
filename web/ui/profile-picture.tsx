import { initialOf } from '#domain/text/truncate.ts'
interface Props {
  name: string
  url: string | null
  /** Width and height in pixels. */
  size?: number
}

/** The profile picture of a user, or the first letter of the name. */
export function ProfilePicture({ name, url, size = 32 }: Props) {
  const style = { width: size, height: size, fontSize: size / 2 }
  return url ? (
    <img src={url} alt="" width={size} height={size} style={style} className="flex-none rounded-full object-cover" />
  ) : (
    <span
      aria-hidden="true"
      style={style}
      className="grid flex-none place-items-center rounded-full bg-brand-soft leading-none font-semibold text-brand"
    >
      {initialOf(name)}
    </span>
  )
}
