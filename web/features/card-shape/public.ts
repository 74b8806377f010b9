export { askedCardShape, cardShapeCookie, cardShapeOfRequest } from './card-shape-of-request.ts'
export { CardShapeLink } from './card-shape-link.tsx'
export { CardShapeProvider } from './card-shape-provider.tsx'
export { useCardList } from './use-card-list.ts'
