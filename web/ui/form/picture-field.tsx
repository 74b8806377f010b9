import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { FieldProps } from '../field.tsx'
import { Icon } from '../icon.tsx'
import { RequiredMark } from '../required-mark.tsx'

type Props = Omit<FieldProps, 'hint'> & Omit<ComponentProps<'input'>, 'id' | 'type' | 'accept' | 'className'>

/** An input for one picture, which can be chosen, taken with the camera or dropped. Shows a preview. */
export function PictureField({ label, isRequired, error, onChange, ref, ...input }: Props) {
  const { t } = useTexts(formTexts)
  const id = useId()
  const element = useRef<HTMLInputElement>(null)
  const { url, show } = useShownFile()

  function drop(files: FileList) {
    if (!element.current || !files.length) return
    element.current.files = files
    element.current.dispatchEvent(new Event('change', { bubbles: true }))
  }

  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className="picture-field"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          drop(event.dataTransfer.files)
        }}
      >
        <input
          {...input}
          ref={(node) => {
            element.current = node
            if (typeof ref === 'function') ref(node)
          }}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          required={isRequired ?? undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-note`}
          onChange={(event) => {
            show(event.target.files?.[0])
            onChange?.(event)
          }}
        />
        {url && <img src={url} alt="" className="absolute inset-0 size-full object-contain" />}
        <span className={url ? 'picture-field-change' : 'flex flex-col items-center gap-2'}>
          <Icon name="camera" />
          <span className="flex flex-wrap items-baseline justify-center gap-x-2 font-medium">
            <span>{label}</span>
            {isRequired !== null && <RequiredMark isRequired={isRequired} />}
          </span>
          <span className="text-sm">{t(url ? 'picture_change' : 'picture_choose')}</span>
        </span>
      </label>
      {error && (
        <p id={`${id}-note`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

/** The object URL of the chosen file. */
function useShownFile() {
  const [url, setUrl] = useState<string>()
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
  return { url, show: (file: File | undefined) => setUrl(file && URL.createObjectURL(file)) }
}
