import { maker, model, type ReferenceMaker } from './maker.ts'
export const CAR_MAKERS: readonly ReferenceMaker[] = [
  maker(
    'toyota',
    'Toyota',
    'تويوتا',
    [],
    [model('camry', 'Camry', 'كامري', ['sedan'], [1983]), model('hilux', 'Hilux', 'هايلكس', ['pickup'], [1983])],
  ),
  maker('hyundai', 'Hyundai', 'هيونداي', [], [model('sonata', 'Sonata', 'سوناتا', ['sedan'], [1983])]),
  maker('nissan', 'Nissan', 'نيسان', [], [model('patrol', 'Patrol', 'باترول', ['suv'], [1983])]),
]
