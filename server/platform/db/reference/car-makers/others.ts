import { maker, model, type ReferenceMaker } from './maker.ts'

export const OTHER_MAKERS: readonly ReferenceMaker[] = [
  maker(
    'proton',
    'Proton',
    'بروتون',
    [],
    [
      model('saga', 'Saga', 'ساجا', ['sedan'], [1985], ['ساقا']),
      model('x70', 'X70', 'بروتون إكس 70', ['suv'], [2018], ['proton x70']),
      model('x50', 'X50', 'بروتون إكس 50', ['suv'], [2020], ['proton x50']),
      model('persona', 'Persona', 'بيرسونا', ['sedan'], [1993], ['برسونا']),
      model('gen-2', 'Gen-2', 'جين 2', ['hatchback'], [2004, 2012], ['جن 2']),
      model('waja', 'Waja', 'واجا', ['sedan'], [2000, 2011], []),
      model('preve', 'Preve', 'بريفي', ['sedan'], [2012, 2020], []),
      model('wira', 'Wira', 'ويرا', ['sedan'], [1993, 2009], []),
      model('exora', 'Exora', 'إكسورا', ['wagon'], [2009, 2023], []),
    ],
  ),
  maker(
    'tata',
    'Tata',
    'تاتا',
    [],
    [
      model('xenon', 'Xenon', 'زينون', ['pickup'], [2006], []),
      model('indica', 'Indica', 'إنديكا', ['hatchback'], [1998, 2018], []),
      model('sumo', 'Sumo', 'سومو', ['suv'], [1994, 2019], []),
    ],
  ),
  maker(
    'mahindra',
    'Mahindra',
    'ماهيندرا',
    ['مهندرا'],
    [
      model('scorpio', 'Scorpio', 'سكوربيو', ['suv'], [2002], []),
      model('thar', 'Thar', 'ثار', ['suv'], [2010], []),
      model('pik-up', 'Pik Up', 'بيك أب ماهيندرا', ['pickup'], [2006], []),
      model('xuv700', 'XUV700', 'إكس يو في 700', ['suv'], [2021], []),
      model('xuv500', 'XUV500', 'إكس يو في 500', ['suv'], [2011, 2021], []),
    ],
  ),
  maker(
    'ashok-leyland',
    'Ashok Leyland',
    'أشوك ليلاند',
    ['اشوك', 'Ashok', 'ليلاند', 'لايلاند', 'اشوك لايلاند'],
    [
      model('falcon', 'Falcon', 'فالكون', ['wagon'], [2008], ['باص اشوك']),
      model('oyster', 'Oyster', 'أويستر', ['wagon'], [2015], []),
    ],
  ),
  maker(
    'uaz',
    'UAZ',
    'يو إيه زد',
    ['واز'],
    [
      model('patriot', 'UAZ Patriot', 'واز باتريوت', ['suv'], [2005], []),
      model('hunter', 'UAZ Hunter', 'واز هنتر', ['suv'], [2003], []),
    ],
  ),
  maker('man', 'MAN', 'مان', [], [model('tge', 'TGE', 'تي جي إي', ['wagon'], [2017], [])]),
]
