/** Number words of Urdu and Hindi: a value, then its spellings in Latin, Arabic and Devanagari letters. */
export const NUMBERS = `
  1 ek aik ایک एक
  2 do دو दो
  3 teen tin تین तीन
  4 char chaar چار चार
  5 panch paanch پانچ पांच पाँच
  6 che chay chhe chhah چھ چھے छह छः छे
  7 saat sat سات सात
  8 aath ath آٹھ आठ
  9 nau no نو नौ
  10 das dus دس दस
  11 gyarah giyarah گیارہ ग्यारह
  12 barah bara بارہ बारह
  13 terah تیرہ तेरह
  14 chaudah choda chodah چودہ चौदह
  15 pandrah pandra پندرہ पंद्रह पन्द्रह
  16 solah sola سولہ सोलह
  17 satrah satra سترہ सत्रह
  18 atharah athara athaara اٹھارہ अठारह
  19 unnis unees انیس उन्नीस
  20 bees bis بیس बीस
  21 ikkis ikees اکیس इक्कीस
  22 bais baees بائیس बाईस
  23 teis تئیس तेईस
  24 chaubis chobis چوبیس चौबीस
  25 pachees pachis pachchis پچیس पच्चीस पचीस
  26 chabbis chhabbis چھبیس छब्बीस
  27 sattais ستائیس सत्ताईस
  28 atthais athais اٹھائیس अट्ठाईस
  29 untis unatis انتیس उनतीस
  30 tees tis تیس तीस
  31 ikattis اکتیس इकतीस
  32 battis بتیس बत्तीस
  33 taintis tentis تینتیس तैंतीस
  34 chauntis چونتیس चौंतीस
  35 paintis pentis پینتیس पैंतीस
  36 chattis chhattis چھتیس छत्तीस
  37 saintis sentis سینتیس सैंतीस
  38 artis adtis اڑتیس अड़तीस
  39 untalis unchalis انتالیس उनतालीस
  40 chalis chalees چالیس चालीस
  41 iktalis اکتالیس इकतालीस
  42 bayalis بیالیس बयालीस
  43 taintalis تینتالیس तैंतालीस
  44 chawalis چوالیس चवालीस
  45 paintalis pentalis پینتالیس पैंतालीस
  46 chiyalis چھیالیس छियालीस
  47 saintalis سینتالیس सैंतालीस
  48 artalis adtalis اڑتالیس अड़तालीस
  49 unchas انچاس उनचास
  50 pachas pachaas pacas پچاس पचास
  51 ikawan اکاون इक्यावन
  52 bawan باون बावन
  53 tirpan ترپن तिरपन
  54 chawwan چون चौवन
  55 pachpan پچپن पचपन
  56 chappan chhappan چھپن छप्पन
  57 sattawan ستاون सत्तावन
  58 atthawan اٹھاون अट्ठावन
  59 unsath انسٹھ उनसठ
  60 saath sath ساٹھ साठ
  61 iksath اکسٹھ इकसठ
  62 basath باسٹھ बासठ
  63 tirsath تریسٹھ तिरसठ
  64 chaunsath چونسٹھ चौंसठ
  65 painsath pensath پینسٹھ पैंसठ
  66 chiyasath چھیاسٹھ छियासठ
  67 sarsath سڑسٹھ सड़सठ
  68 arsath اڑسٹھ अड़सठ
  69 unhattar انہتر उनहत्तर
  70 sattar satar ستر सत्तर
  71 ikhattar اکہتر इकहत्तर
  72 bahattar بہتر बहत्तर
  73 tihattar تہتر तिहत्तर
  74 chauhattar چوہتر चौहत्तर
  75 pachattar pachhattar pichattar پچھتر पचहत्तर
  76 chihattar چھہتر छिहत्तर
  77 satattar ستتر सतहत्तर
  78 athattar اٹھتر अठहत्तर
  79 unasi اناسی उन्यासी
  80 assi asi اسی अस्सी
  81 ikyasi اکیاسی इक्यासी
  82 bayasi بیاسی बयासी
  83 tirasi تراسی तिरासी
  84 chaurasi چوراسی चौरासी
  85 pachasi پچاسی पचासी
  86 chiyasi چھیاسی छियासी
  87 satasi ستاسی सतासी
  88 athasi اٹھاسی अट्ठासी
  89 nawasi نواسی नवासी
  90 nabbe nawway nave نوے नब्बे
  91 ikyanwe اکانوے इक्यानवे
  92 banwe بانوے बानवे
  93 tiranwe ترانوے तिरानवे
  94 chauranwe چورانوے चौरानवे
  95 pachanwe pachanve پچانوے पचानवे
  96 chiyanwe چھیانوے छियानवे
  97 sattanwe ستانوے सत्तानवे
  98 atthanwe اٹھانوے अट्ठानवे
  99 ninanwe ننانوے निन्यानवे
  1.5 dedh derh dairh daidh ڈیڑھ डेढ़
  2.5 dhai dhaai adhai ڈھائی ढाई
`

/** The value of a word that multiplies the number before it. */
export const MULTIPLIERS = `
  100 sau so سو सौ
  1000 k thousand hazar hazaar hajar hajaar hazzar ہزار हजार हज़ार
  100000 lakh laakh lac lakhs lak لاکھ लाख
  1000000 million
  10000000 crore karor karod کروڑ करोड़
`

/** What a word before a number adds to it: `sadhe teen lakh` is three and a half. */
export const FRACTIONS = `
  0.5 sadhe saadhe sarhe saarhe saade ساڑھے साढ़े
  0.25 sawa sava سوا सवा
  -0.25 paune pone پونے पौने
`
