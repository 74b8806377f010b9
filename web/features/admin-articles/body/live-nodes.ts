import { Node } from '@tiptap/core'

type Attributes = Record<string, { isNumber?: boolean }>

/** A block that shows current data, which its attributes name. */
const liveNode = (name: string, attributes: Attributes) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        Object.entries(attributes).map(([attribute, { isNumber }]) => [
          attribute,
          {
            parseHTML: (element: HTMLElement) => {
              const value = element.getAttribute(`data-${attribute}`)
              return isNumber ? Number(value) : value
            },
            renderHTML: (values: Record<string, unknown>) => ({ [`data-${attribute}`]: values[attribute] }),
          },
        ]),
      ),
    parseHTML: () => [{ tag: `div[data-live="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', { 'data-live': name, ...HTMLAttributes }],
  })

/** An ad, with its current price and state. */
export const CarCardNode = liveNode('carCard', { car_id: {} })
/** The current market price of a model and year. */
export const PriceFactNode = liveNode('priceFact', { model: {}, year: { isNumber: true } })
/** The current value of a fact of the knowledge base. */
export const FactNode = liveNode('fact', { key: {} })
