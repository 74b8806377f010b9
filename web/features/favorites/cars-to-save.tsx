import type { ComponentProps } from 'react'
import { CarItem, CarRow } from '#web/features/cars/public.ts'
import { SaveAndMore } from './save-and-more.tsx'

type WithoutActions<Props> = Omit<Props, 'Actions'>

export const CarItemToSave = (props: WithoutActions<ComponentProps<typeof CarItem>>) => (
  <CarItem {...props} Actions={SaveAndMore} />
)

export const CarRowToSave = (props: WithoutActions<ComponentProps<typeof CarRow>>) => (
  <CarRow {...props} Actions={SaveAndMore} />
)
