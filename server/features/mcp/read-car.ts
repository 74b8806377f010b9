import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { Car } from '#contract/cars.ts'
import { ToolError, type ToolContext } from './tool.ts'

export const CarId = z.uuid().describe('The ID of an ad, as in search_cars')

/** A value of a field, as the seller stated it. */
export const StatedValue = z.union([z.string(), z.number(), z.boolean()])

/** @throws ToolError if visitors cannot see the ad */
export async function readCar({ api, say }: ToolContext, carId: string): Promise<Car> {
  try {
    return await api.cars.get({ car_id: carId })
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) throw new ToolError(say('sentence_assistant_no_car'))
    throw error
  }
}
