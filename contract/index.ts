import { cars } from './cars.ts'
import { settings } from './settings.ts'
import { tags } from './tags.ts'
import { texts } from './texts.ts'

export const contract = { cars, settings, tags, texts }
