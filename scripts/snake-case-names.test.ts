import { expect, test } from 'vitest'
import { snakeCaseNames } from './snake-case-names.ts'

const namesIn = (source: string, file = 'web/platform/some.tsx') => snakeCaseNames(file, source).map(({ name }) => name)

test.each([
  ['a variable', 'const car_id = 1'],
  ['a variable of a list', 'const [car_id] = [1]'],
  ['a renamed property', 'const { id: car_id } = car'],
  ['the rest of an object', 'const { ...car_id } = car'],
  ['a parameter', 'function open(car_id: string) {}'],
  ['a parameter of an arrow function', 'cars.map((car_id) => 1)'],
  ['a parameter with a default', 'const open = async (car_id = 1) => {}'],
  ['a parameter of a method', 'class Cars { open(car_id: string) {} }'],
  ['a parameter of a type', 'type Props = { onOpen: (car_id: string) => void }'],
  ['a parameter of a method of a type', 'interface Props { onOpen(car_id: string): void }'],
  ['a function', 'function car_id() {}'],
  ['a caught error', 'try {} catch (car_id) {}'],
  ['a variable inside of an element', 'const Car = () => <p>{cars.map((car_id) => car_id)}</p>'],
])('%s in snake_case is found', (_, source) => expect(namesIn(source)).toEqual(['car_id']))

test.each([
  ['destructured variables', 'const { car_id } = car; const { seller_id = 1 } = car'],
  ['destructured parameters', 'function open({ car_id }: Car) {}'],
  ['properties and keys', 'type Car = { car_id: string }; const car: Car = { car_id: carId }; car.car_id = 1'],
  ['imported names', "import { car_makers } from '#server/platform/db/schema/index.ts'"],
  ['constants', 'const DAY_MS = 1; const _ = 1; const __dirname = 1'],
])('%s keep their spelling', (_, source) => expect(namesIn(source)).toEqual([]))

test('exported constants of the contract and of the schema name procedures and tables', () => {
  const source = 'export const car_makers = {}\nconst car_id = 1'
  expect(namesIn(source, 'contract/car-makers.ts')).toEqual(['car_id'])
  expect(namesIn(source, 'server/platform/db/schema/catalogue.ts')).toEqual(['car_id'])
  expect(namesIn(source, 'server/features/cars/car.ts')).toEqual(['car_makers', 'car_id'])
  expect(snakeCaseNames('contract/car-makers.ts', source)).toEqual([{ name: 'car_id', line: 2 }])
})
