import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaPicture } from '#contract/media.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { MediaField } from './media-field.tsx'

interface Props {
  label: string
  /** Id of the picture; empty for none. */
  value: string
  /** The stored picture. */
  known: MediaPicture | null
  onChoose: (pictureId: string) => void
}

/** `MediaField` for forms, which hold the id of a picture. */
export function PictureChoice({ label, value, known, onChoose }: Props) {
  const [chosen, setChosen] = useState(known)
  const isKnown = value === '' || chosen?.id === value
  // a value that an earlier visit or another admin has chosen
  const { data } = useQuery({ ...apiQuery(useApi(), 'media', 'get', { picture_id: value }), enabled: !isKnown })
  return (
    <MediaField
      label={label}
      picture={value === '' ? null : isKnown ? chosen : (data ?? null)}
      onChange={(picture) => {
        setChosen(picture)
        onChoose(picture?.id ?? '')
      }}
    />
  )
}
