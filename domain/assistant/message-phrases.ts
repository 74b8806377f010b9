import { phrasePattern } from '#domain/search/words/find-phrases.ts'

export const CORRECTS = /^\s*(?:لا+|لأ|no|nope|nah)\s*[،,.!:؛]\s*/iu
/** Of a contradiction to what is wanted: «لا مانيوال» after «اتوماتيك». */
export const CORRECTS_BARE = /^\s*(?:لا+|لأ|no)\s+/iu
/** Changes what was said: «لا خله في القصيم», «خليها ٢٠٢٠», `make it white`. */
export const CHANGES =
  /^\s*(?:(?:لا+|لأ|طيب|اوك|أوك|اوكي|تمام|no|ok|okay|actually|please|let['’]?s|let us)[\s،,]+)*(?:(?:خل(?:ي|ّ)?(?:ها|ه|هم)|حط(?:ي)?(?:ها|ه)|حول(?:ي)?(?:ها|ه)|بدل(?:ي)?(?:ها|ه)|سو(?:ي)?(?:ها|ه))|(?:make|change|switch) (?:it|that|them|the city|the car)|switch)\s+(?:(?:إلى|الى|على|to|for|into|in)\s+)?/iu
export const NEITHER = /^\s*(?:ولا|nor|and no[tr]?)\s+(?:(?:ابي|أبي|أبغى|ابغى|اريد|أريد)\s+)?/iu
export const GOES_ON =
  /^\s*(?:(?:طيب|اوك|أوك|اوكي|تمام|ok|okay|well)[\s،,]+)*(?:و(?=\p{L}{3}|في\s)|(?:and|what about|how about)\s+)/iu
export const OPENS =
  /^\s*(?:(?:طيب|اوك|أوك|اوكي|تمام|ok|okay|well)[\s،,]+)*(?:(?:ما|وش|ايش|إيش|شنو)\s+(?:هي|هو)\s+|(?:هل\s+)?(?:غير|مو|مب|مش|ما\s?(?:هو|هي)|not)\s+(?:متوفر[ةه]?|موجود[ةه]?|available)\s+|و(?=ال\p{L}{2}))?/iu
export const ADDS = phrasePattern(
  'كمان|وكمان|برضو|وبرضو|بعد|وبعد|ايضا|وايضا|او|وزود|زود|ضيف|اضف|زيد|also|or|as well|too|add|plus',
)
export const STARTS = phrasePattern(
  'ابي|ابغي|ابغا|اريد|ودي|نبي|ندور|ادور|ابحث عن|محتاج|عايز|عاوز|looking for|i (?:want|need|am looking)|find me|show me|search for|i m looking',
)
/** Words that point back to a car: «فيها», «ممشاها». */
export const POINTS_BACK = phrasePattern('\\p{L}+ها|فيه|عليه|it|its|this|that|هي')
export const GREETS = phrasePattern(
  '(?:ال)?سلام(?: عليكم)?(?: ورحمه الله(?: وبركاته)?)?|وعليكم السلام|هلا(?: والله| وغلا)?|مرحبا|اهلا|اهلين|هاي|هلو|صباح الخير|مساء الخير|مساء النور|صباح النور|كيف (?:حالك|الحال|حالكم)|شلونك|شلونكم|يا هلا|hi|hello|hey|good (?:morning|evening|afternoon)|salam|how are you',
)
export const THANKS = phrasePattern(
  'شكرا(?: لك| لكم| جزيلا)?|مشكور(?:ه|ين)?|يعطيك(?:م)? العافيه|تسلم(?:ي|ون)?|جزاك(?:م)? الله (?:خير|خيرا)|الله يعافيك|ما قصرت(?:و|وا)?|thanks?(?: you)?(?: a lot| so much)?|thank you|cheers|thx|great|ممتاز|كفو|باي|مع السلامه|في امان الله|تمام|اوك|اوكي|ok|okay|bye|goodbye',
)
export const HELPS = phrasePattern(
  'ساعد(?:ني|يني)?|مساعده|(?:وش|ايش|شنو|ماذا) (?:تقدر|تعرف|تسوي|تستطيع|تفعل)(?: تسوي| تساعدني| فيه)?|كيف (?:استخدمك|تشتغل|تعمل)|(?:من|مين) (?:انت|انتم|انتو)|(?:انتم|انتو|انت) (?:معرض|شركه|موقع|وكاله|روبوت)|(?:وش|ايش) اسم (?:شركتكم|موقعكم)|(?:وش|ايش) (?:انت|اسمك)|(?:are you|is this (?:site|website)) an? (?:dealer(?:ship)?|showroom|company|bot|robot)|(?:هل )?(?:انت|انتي) (?:ذكاء|انسان|بشر|روبوت|الي|اله|حقيقي)(?: اصطناعي)?|(?:وين|من وين|ايش|وش|ما) (?:هي )?(?:مصادر(?:ك| معلوماتك)?|تجيب معلوماتك|معلوماتك)|(?:هل )?(?:تتكلم|تفهم|تعرف) (?:عربي|انجليزي|اردو|الانجليزيه|العربيه)|do you (?:speak|understand) (?:arabic|english|urdu|hindi)|(?:are you|is this) (?:an? )?(?:ai|human|real|robot|person|chatgpt)|help|what can you do|who are you|how does (?:this|it) work',
)
export const COMPARES = phrasePattern(
  'قارن(?:ي|هم|ها|لي)?|مقارنه|الفرق بين|(?:وش|ايش|ما) (?:هو )?(?:ال)?فرق|(?:ايهم|ايهما|اي واحده|اي وحده|مين|وش|ايش|شنو) (?:ال)?(?:احسن|افضل)(?: (?:(?:واحده|وحده|شي|سياره) )?(?:فيهم|منهم|بينهم)| واحده| وحده)?(?! (?:شي|سياره|موتر|سيارات|وقت|شهر|يوم|مكان|طريقه|معرض|موقع|تطبيق|لون|ورشه|شركه|تامين|بنك|زيت|كفر|كفرات|تظليل))|(?:ايهم|ايهما|اي واحده|اي وحده) (?:ارخص|اوفر|احدث|اقل|اوسع|اكبر|اقوي|اسرع|تنصح(?:ني|ون)?)|compare|comparison|difference between|versus|vs|which (?:one |car )?is (?:better|best|cheaper|safer|faster|bigger|stronger|roomier|(?:the )?(?:more|most) (?:reliable|economical|comfortable|spacious|powerful|practical|fuel efficient))',
)
/** The same between two cars, since «افضل من كامري» may be a wish. */
export const PREFERS = phrasePattern(
  '(?:احسن|افضل|ارخص|اقوي|اوفر) (?:ولا|والا|او|ام|من)|(?:محتار|محتاره|متردد|متردده|حاير|حايره) (?:ما )?بين|better (?:than|or)|(?:torn|choosing|choose|decide|deciding|stuck) between',
)
/** Yes or no, alone: nothing was asked. */
export const YES_OR_NO = phrasePattern('نعم|ايه|ايوه|لا|خلاص|yes|no|yeah|nope')
/** Asks why shown cars differ: «ليش الأولى أغلى». */
export const ASKS_WHY = phrasePattern('ليش|ليه|لماذا|لي(?= (?:ال|هذ))|why')
export const ASKS_YES_OR_NO = phrasePattern('هل|فيها|عليها|كم|وش|ايش|متي|is|does|has|how|what|are')
/** At the start or the end of a message. */
export const NAMES_A_PRICE = phrasePattern(
  '(?:ال)?(?:سعر|اسعار|قيمه)|prices?(?: of)?|(?:value|worth) of|kitne (?:ka|ki|ke|me|mein)(?: milega| milegi| hai)?',
)
/** Beside these, words are not wanted. */
export const NEGATES = phrasePattern('بدون|بلا|بلاش|من غير|غير|مو|ما|لا|ولا|مب|مش|ليس|without|not|no|don ?t')
/** Asks for more than cars. */
export const ASKS_OTHERWISE = phrasePattern(
  'هل|كيف|ليش|متي|(?:احسن|افضل) (?:وقت|شهر)|best time|is|are|does|do you|can|why|when',
)
/** A car of one's own is given for another one. */
export const EXCHANGES = phrasePattern(
  '(?:[اينت]|نب)?(?:بدل|بادل)|استبدل|استبدال|تبديل|مبادله|swap(?:ping)?|trad(?:e|ing)|exchang(?:e|ing)',
)
/** Asks to be asked. */
export const UNDECIDED = phrasePattern(
  '(?:وش|ايش|شنو|ماذا|بماذا|بايش) (?:تنصح(?:ني|ون|وني)?|تقترح|ترشح(?:لي| لي)?)|انصح(?:ني|وني)|محتار(?:ه)?|(?:وش|ايش|ما|شنو) (?:هي |هو )?(?:ال)?(?:احسن|افضل) (?:شي|سياره|موتر|سيارات)|best car|which car (?:can|should|do|would)|what car (?:can|should|do|would)|مدري|ما ادري|ما اعرف|not sure|(?:i )?don ?t know|no idea|recommend|suggest|advise',
)
