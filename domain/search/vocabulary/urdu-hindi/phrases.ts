/**
 * Phrases of Urdu and Hindi in the spelling of `words.ts`, by the words of `readWords` that mean the same. `#` is a
 * number, with its unit if it has one: what bounds a number follows it. Nothing after the colon: the phrase has no
 * meaning for the search. `?`: it could mean opposite things, so it stays as typed.
 */
export const PHRASES = `
  # to #: # #, # se #, # se # tak, # se # ke bich, # se # ke andar, # aur # ke bich, # se le kar # tak, # se lekar # tak, # - # tak, # - # ke bich, # se shuru # tak, # # ke bich, # ta #
  # or less: # tak, # tak ka, # tak ki, # ke andar, # ke andar andar, # se kam, # se niche, # ke niche, # se pehle, # ke pehle, # ke under, # se kam kam, # ya us se kam, # ya kam, # se sasta, # se purana, # ya us se niche, # ya us se pehle, # ya purana
  # or less: # se zyada na ho, # se upar na ho, # se zyada nahi, # se upar nahi, # se zyada nahi ho, # se zyada nahi de sakti, # se zyada nahi hona chahiye, # se zyada na hona, # se naya nahi chahiye, # se naya na ho, # se mehnga na ho, # se mehnga nahi
  # or more: # se upar, # ke upar, # se zyada, # ke bad, # se aage, # ke aage, # se naya, # se nai, # ya us se upar, # ya us se zyada, # ya us ke bad, # ya naya, # ya us se naya, # ya upar, # ya zyada, # se mehnga, # aur us se upar, # aur us ke bad, # aur upar, # ke bad ka, # se shuru
  # or more: # se kam na ho, # se kam nahi, # se kam nahi chahiye, # se kam nahi hona chahiye, # se purana na ho, # se purana nahi chahiye, # se purana nahi, # se pehle na ho, # se pehle nahi, # se niche na ho, # se pehle ki gari nahi chahiye, # se purani gari nahi chahiye
  # km or less: # se kam chala, # se kam chala hua, # se kam chala ho, # tak chala, # tak chala hua, # tak chala ho, # ke andar chala, # ke andar chala hua, # se zyada na chala, # se zyada na chala ho, # se zyada na chala hua ho, # se zyada chala na ho, # se zyada chala hua na ho, # se zyada nahi chala, # se zyada chala nahi hona chahiye
  # km or more: # se zyada chala, # se zyada chala hua, # se upar chala, # se upar chala hua
  # km: # chala, # chala hua, # chala ho, # chal chuki
  at least #: kam se kam #, kamazkam #
  at most #: zyada se zyada #, zyada zyada #
  around #: takriban #, # ke as pas, # ke karib, # ke nazdik, # takriban, # ke ird gird, # ke andaza
  budget #: mera pas #, hamara pas #, mera budget #, hamara budget #, apna budget #, budget #, # budget, # ka budget, # tak ka budget, # tak budget, # he budget, # mera budget, # ka mera budget, # he mera pas, # mera pas
  # seats: # seat, # savari, # seat vala
  # doors: # darvaza
  last # years: pichle # sal, akhri # sal
  less than # years old: # sal se kam purana, # sal se zyada purana na ho, # sal se zyada purana nahi, # sal tak purana
  # monthly: # mahina, # har mahina, # ki kist, # ka kist, # mahina ki kist, # riyal mahina
  half: aadha

  want: chahiye, mangta, zarurat, dhund, talash, lena, kharidna, chahiye tha
  have: rakhta
  any: koi, koi bhi, kisi, kisi bhi, kuch bhi, koi si, koi sa
  or: ya, ya phir, aur ya, warna, nahi toh, nahi he toh, nahi ho toh, na ho toh, na mile toh, nahi mile toh, ya toh
  and: aur
  only: sirf, bas, ke siva kuch nahi, ke siva kuch nahi chahiye, ke siva koi nahi, ke ilava kuch nahi, ke ilava kuch nahi chahiye, ke siva aur kuch nahi, hi chahiye
  without: bina, bagair
  except: siva, ilava
  excluded: nahi, mat, nahi chahiye, na chahiye, nahi chalega, na ho, nahi ho, nahi hona, nahi hona chahiye, na hua ho, nahi he, nahi lena, na dikhao, nahi dikhao, mat dikhao, mat batao, mat dena, mat do, mat bhejo, na batao, se nahi, pasand nahi, nahi pasand, pasand nahi he, pasand nahi mujhe, mujhe nahi chahiye, bilkul nahi, hargiz nahi, ke ilava, ke siva, ke bagair, ke bina, ko chhod kar, chhod kar, chhodkar, ko chhodkar, hatakar, hatakar kar, ko hatakar, se hatakar kar, se alag, nahi mangta, na mile, bhi nahi, bhi nahi chahiye, ke alawah, ke ilava koi bhi
  excluded: se dur, ka nahi, ka nahi chahiye
  doesn t matter: farak nahi, farak nahi parta, koi farak nahi, koi farak nahi parta, se farak nahi parta, koi masla nahi, masla nahi, chalega koi bhi, jo bhi ho, kuch bhi ho, koi bhi ho, ho ya na ho, ho na ho
  swap it for: bech kar, badal kar, badal ke, de kar, bech ke, ke badle, ke badal, ke badle me, exchange kar, ki jagah, ki jaga, badal
  sell: bechna, bikna
  ?: nai chahiye, nai chalega, nai ho

  cheapest: sab se sasta, sabse sasta, sab se kam kimat, sabse kam kimat, sab se kam dam, sabse kam dam, sab se kam price, sab se sasta vala
  most expensive: sab se mehnga, sabse mehnga, sab se zyada kimat
  newest model: sab se naya, sabse naya, sab se naya model, sabse naya model, sab se nai, sabse nai
  oldest: sab se purana, sabse purana
  lowest mileage: sab se kam chala, sab se kam chala hua, sabse kam chala, sabse kam chala hua, sab se kam km, sabse kam km, sab se kam mileage
  low mileage: kam chala, kam chala hua, kam km, kam mileage, kam istemal, kam istemal hua, kam istemal shuda, zyada chala na ho, zyada chala hua na ho, zyada na chala, zyada na chala ho, zyada nahi chala, zyada chala nahi, bahut kam chala, bahut kam chala hua, kam chala ho, kam chali vali
  cheap: sasta
  expensive: mehnga
  new: naya, nai, bilkul naya, ekdum naya, zero meter, zero miter
  used: purana, istemal shuda, istemal ka, istemal hua, second hand, sekend hend

  white: safed
  black: kala
  red: lal
  blue: nila, asmani
  green: hara
  yellow: pila
  silver: silver, chandi, chandi jesa
  grey: grey, surmai
  brown: bhura
  gold: sunehri
  orange: narangi
  purple: jamni
  beige: badami
  colour: rang, color

  car: gari
  جيب: jeep
  big: bara
  small: chota
  pickup: pickup, pick up, dala
  double cab: double cabin
  van: van
  sedan: sedan
  family: family, family ke, bachon ke sath family
  petrol: petrol
  diesel: diesel
  hybrid: hybrid
  electric: electric, bijli, bijli vala, bijli se chalega
  fuel economy: petrol kam, kam petrol, petrol me kam, petrol ka kharch, kam kharch, petrol bachao, petrol zyada na, tel kam
  automatic: automatic, automatic gear, auto gear, auto gear vala, gear automatic
  manual: manual, manual gear, haath vala gear, gear manual
  4x4: 4 wheel drive, 4 by 4, char wheel
  model: model
  accident: haadsa, hadsa, takkar
  paint: paint
  japanese: japani
  chinese: chini
  american: amriki
  korean: korian
  gulf: gulf

  riyal: riyal, rupaye
  km: km
  seats: seat
  budget: budget
  price: kimat, dam, kya kimat, bhav
  installment: kist, kist par, kist pe, qiston par
  for rent: kiraye par, kiraye ka, kiraye, rent par
  motorcycle: motorcycle, motor saikal, motorsaikil
  salary: tankhwah, salary
  job: naukri
  house: makan, flat
  spec: specs
  interior: andar se, andar ka
  original: asli
  owner: malik
  first: pehla
  near: ke pas, ke karib, ke nazdik, ke as pas
  city: shehar
  company: company
  clean: saf, saf suthri, suthri
  good: acha

  : tera, uska, unka, iska, inka, jab, tab, agar, lekin, matlab, vese, suno, bolo, haan, aj, kal, rat, din, subah, paisa, dost, tum, pura, sahi, galat, chalo, karna
  : ka, ki, ke, ko, se, me, mein, ne, par, na, he, hu, tha, ho, hua, hoga, hona, kya, kitna, kaun, kahan, kaise, kyun, kab, bhi, hi, toh, mujhe, hum, mera, hamara, aap, apna, pas, liye, vala, milegi, ga, jaye, sakti, dena, raha, dekh, chalega, bhai, please, shukriya, salam, alaikum, namaste, phir, ye, vo, jo, ab, haal, halat, theek, bahut, thora, ekdum, jaldi, log, ghar, dikhao, batao, sath, kuch, sab, waghera, sharif, yahan, us, kar, karna
  : mil nahi raha, nahi mil raha, nahi milegi, mil nahi, he ya nahi, ya nahi, ho ya nahi, nahi pata, pata nahi, nahi he kya, he kya, he kya nahi, kya he, kitna ka he, kitna tak, mera liye, ke liye, ki taraf, kuch nahi, kyun nahi, chala hua, kaam ke liye, kisi ke pas, kis kis ke pas, kis ke pas, aap ke pas, mera pas, hamara pas, ek, aik, mai, kaun si, kaun sa, kis kis
`

/** Words, in the spelling of `words.ts`, that show the language only beside another of them. */
export const HINTS = `
  ka ki ke ko se kis he hua tha us toh bad par mein vala sab bhai lal hara pila nila ho vo ye jo ne sath
`

/** Words that show it only beside one of those, since other languages have them too. */
export const WEAK = `
  na mat kam bina kar ya aur hu ab hal bas phir hum aap dala naya nai dena ga pas hi log ghar saf sal siva
  bara sharif shuru andar masla kaam chala badal mai raha dam rang sau so
`

/** Words of other languages, which show nothing. */
export const LOANS = `
  gear seat up pick van silver grey color petrol diesel hybrid electric automatic manual model family company double
  cabin pickup sedan km riyal rupaye budget please salam alaikum asli jeep gulf mileage as chini k thousand million
  namaste chandi motorcycle
`

/** Spellings of the same sounds, which are folded in this order. */
export const SPELLING: readonly (readonly [RegExp, string])[] = [
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  [/zh/g, 'z'],
  [/ai|ay|ei|ey|ae/g, 'e'],
  [/(?<=[aeiou])h$/g, ''],
  // Devanagari: without nukta; long and short vowels, and a nasal before a consonant, are often exchanged
  [/\u093c/g, ''],
  [/\u0901|[नमङञण]\u094d(?=[क-ह])/g, '\u0902'],
  [/\u0940/g, '\u093f'],
  [/\u0942/g, '\u0941'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
]

/** Letters of no other language on sale here: retroflex consonants, the nasal, the two forms of ha, Devanagari. */
export const LETTERS = /[ٹڈڑںےہھ]|\p{Script=Devanagari}/u
/** Letters of Urdu that Persian and Gulf Arabic share. */
export const SHARED_LETTERS = /[یکگپچ]/
