const words = (text: string): string[] => text.trim().split(/\s+/)

/** Common English words that are no name of a car or a place, also where they are spelt or sound nearly like one. */
export const COMMON_ENGLISH = words(`
  dog dogs cat cats cow goat sheep hen duck bird birds fish bee ant spider snake tiger wolf rabbit monkey donkey elephant
  chicken pig bear deer frog lizard butterfly animal animals pet pets feather nest egg eggs honey butter bread rice sugar
  salt pepper onion garlic potato tomato carrot banana orange lemon grape mango peach melon olive soup salad pizza burger
  sandwich cheese chocolate biscuit candy juice tea cup mug spoon fork knife bowl pan pot oven stove fridge sink soap
  shampoo brush comb towel mirror pillow blanket bed sofa couch lamp curtain carpet rug bucket broom ladder hammer nail
  saw drill rope tape glue paint pencil pen paper ruler eraser bag purse wallet belt hat cap shirt pants jeans skirt dress
  coat jacket sweater scarf glove socks sandals ring necklace bracelet watch glasses umbrella ball doll toy game puzzle
  guitar piano drum violin song dance movie theatre actor artist poet writer singer dancer chef waiter nurse dentist
  lawyer judge soldier sailor farmer fisher baker butcher tailor barber plumber carpenter engineer pilot teacher student
  boss clerk secretary manager worker thief police fireman hero king queen prince princess knight slave leader president
  minister mayor citizen neighbour stranger guest host cousin uncle aunt nephew niece grandmother grandfather twin bride
  groom widow orphan teenager adult baby body head hair face eye ear nose mouth tooth teeth tongue lip chin cheek neck
  shoulder arm elbow wrist hand finger thumb chest heart lung stomach back waist hip leg knee ankle foot toe skin bone
  blood brain muscle nerve fever cough cold flu cancer wound pain headache medicine pill doctor hospital clinic pharmacy
  happy sad angry afraid brave calm clever cruel curious dull eager fair gentle greedy honest humble jealous kind lazy
  lonely loyal mad nervous polite proud quiet rude selfish shy silly sincere strict stubborn stupid tired wise bitter sour
  sweet spicy salty fresh rotten raw ripe dry wet hot cold warm cool dark bright loud silent soft hard smooth rough sharp
  blunt thick thin wide narrow deep shallow tall short heavy light empty full open closed early late fast slow cheap
  expensive rich poor strong weak clean dirty neat messy safe dangerous easy difficult simple complex true false right
  wrong same different ancient modern public private local foreign wild tame dead alive sick healthy
  sun moon star sky cloud rain snow ice wind storm thunder lightning fog dust sand mud rock stone metal gold silver copper
  iron steel wood glass cotton wool silk leather rubber plastic oil gas coal fire smoke ash water river lake sea ocean
  beach island hill valley forest desert field farm garden park tree leaf branch root flower rose grass seed fruit crop
  morning noon afternoon evening night today tomorrow yesterday minute hour day week month season spring autumn winter
  decade century past future present begin end start finish stop continue wait hurry arrive leave stay return enter exit
  climb jump run walk crawl swim dive fly fall slip roll slide turn twist bend stretch push pull lift drop carry throw
  catch hold grab release hit kick punch bite chew swallow lick smell taste hear listen watch stare blink smile laugh cry
  shout whisper speak talk sing read write draw count add divide multiply measure weigh think know learn teach forget
  remember understand believe doubt guess hope wish dream love hate like prefer enjoy fear worry trust lie cheat steal
  rob kill die live born grow feed eat drink cook bake boil fry grill cut chop slice mix stir pour wash wipe sweep scrub
  build break fix repair destroy burn melt freeze bury dig plant harvest hunt fish sew knit weave wear pack unpack lock
  unlock knock ring call answer ask reply agree argue fight win lose beat defend attack protect rescue save spend pay buy
  sell rent borrow lend owe earn donate share give take send receive deliver collect gather choose decide plan prepare
  practise train exercise rest sleep wake marry divorce meet greet invite visit travel drive ride sail park
  accident advice age air airport album alarm anger answer apartment army arrow article attic attention author balcony
  balloon bank bargain basket battle beard beauty bench bill birth birthday blame block board boat bomb border bottle
  bottom box breakfast breath brick bridge bubble budget bullet business button cabin cable cage cake camera camp candle
  card career cart cash castle cave ceiling chain chair chalk challenge chance change channel chapter charity chart chess
  choice church cinema circle circus city class clay climate clock cloth coast code coin college colour comedy comfort
  company concert condition contract corner council country couple courage court cover crack crime crisis crowd crown
  culture curve custom damage danger data date daughter deal death debt decision degree delay desk dessert detail diamond
  diary dictionary diet dinner direction disaster disease dish distance dollar door double dozen drawer drug duty earth
  east echo edge editor education effect effort election electricity energy enemy engine entrance envelope error escape
  event evidence exam example excuse expert explosion factory failure faith fame family fan fashion fate father fault
  favour feast fence festival fiction figure film flag flame flash flat flight flood floor flour fold food football force
  fortune frame freedom friend front fuel fun funeral furniture gallery gap garbage gate ghost giant gift goal government
  grade grain grammar grave ground group growth guard guide guilt gun habit hall harbour harm health heat heaven height
  hell help hole holiday home homework honour hook horror horse hotel hunger husband idea illness image income industry
  injury ink insect instrument insurance interest internet interview invention invitation island issue item jail jam jar
  jaw job joke journal journey joy jungle junior jury justice kettle key keyboard kick kitchen kite label labour lack
  lady land landlord language laptop laundry law lawn leaflet league lecture lesson letter level liberty library licence
  limit line link liquid list literature loan lobby location log logic loss luck luggage lunch luxury machine magazine
  magic mail majority manner map marble march margin market marriage mask mass master match material matter maximum meal
  meaning meat medal media member memory menu mercy message method middle midnight mile milk mill mind mine mission
  mistake mixture mobile model moment money monster mood motion motor mountain mouse movement muscle museum music mystery
  myth nail name nation nature navy needle network news nickname noise nonsense notebook notice novel number nut object
  occasion offer office opinion opera option orchestra order organ origin outfit owner oxygen package page palace panic
  parade paradise parcel parent part partner party passage passenger passion password path patience patient pattern peace
  peak pearl pen penalty pension people perfume period permission person phone photo phrase picnic pile pipe pirate pitch
  place planet plate platform pleasure plot pocket poem poetry point poison pole policy politics pond pool population
  port portion position post poster pottery poverty powder power prayer price pride priest prison prize problem process
  product profit programme project promise proof property proposal prose province puddle pump punishment pupil purpose
  quality quantity quarter question queue quiz race radio railway range rank rate reality reason receipt recipe record
  reduction region relation relief religion remedy reputation request research respect result revenge reward rhythm ribbon
  riddle rifle riot risk ritual rival robot role roof room rubbish rule rumour sadness salary sale sample satellite sauce
  scale scandal scene scheme school science score scream screen sculpture secret security sentence series servant service
  shadow shame shape shelf shelter shield ship shock shop shore shot signal silence sister size skill slope snack society
  soil solution sorrow sort soul sound source space speech speed spirit spoon sport spy square stable stadium staff stage
  stain stair stake stamp standard statement station statue status storage stranger strategy stream strength stress strike
  string structure struggle style subject success suffix suit summit support surface surgery surprise survey survival
  suspect sword symbol system tablet tail talent tank target task tax team technique technology temper temple tennis tent
  territory terror text theory threat throat throne ticket tide timber tissue title tobacco toilet tone topic torch total
  tourism tournament tower town track trade tradition traffic tragedy treasure treat treaty trend trial tribe trick trip
  triumph troop trophy tube tunnel turtle tutor type union uniform universe university vacation value variety vase vehicle
  verse version veteran victim victory video view village violence virus vision visitor vitamin vocabulary volcano volume
  vote wage wagon war wardrobe warning waste wave wealth weapon weather wedding weight welfare wheel whip whistle wing wire
  wisdom witness wonder workshop world worm wrestler yacht yard year youth zero zoo
`)

/** The same in Arabic, as people write: «نسيان» is no Nissan. */
export const COMMON_ARABIC = words(`
  كلب قطة قط بقرة خروف دجاجة بطة عصفور سمكة نحلة نملة عنكبوت ثعبان نمر ذئب ارنب قرد حمار فيل حصان جمل ناقة ماعز حيوان
  بيضة عسل زبدة خبز رز سكر ملح فلفل بصل ثوم بطاطس طماطم جزر موز برتقال ليمون عنب مانجو خوخ بطيخ زيتون شوربة سلطة بيتزا
  برجر جبنة شوكولاته بسكوت حلوى عصير شاي قهوة كوب ملعقة شوكة سكين صحن قدر فرن ثلاجة مغسلة صابون شامبو فرشاة مشط منشفة
  مراية مخدة بطانية سرير كنبة لمبة ستارة سجادة سطل مكنسة سلم مطرقة مسمار منشار حبل شريط غراء قلم ورقة مسطرة شنطة محفظة
  حزام قبعة قميص بنطلون تنورة فستان معطف جاكيت شال قفاز شراب نعال حذاء خاتم سلسال سوار نظارة مظلة كورة دمية لعبة قيتار
  بيانو طبل اغنية رقصة فيلم ممثل فنان شاعر كاتب مغني طباخ ممرضة طبيب محامي قاضي جندي بحار مزارع خباز جزار خياط حلاق
  سباك نجار مهندس طيار معلم طالب مدير موظف عامل حرامي شرطي بطل ملك ملكة امير اميرة رئيس وزير مواطن جار غريب ضيف ابن عم
  خال عمة خالة جد جدة عروس عريس ارملة يتيم مراهق طفل رضيع جسم راس شعر وجه عين اذن انف فم سن لسان شفة خد رقبة كتف ذراع
  كوع يد اصبع صدر قلب رئة بطن ظهر خصر رجل ركبة قدم جلد عظم دم مخ عضلة حمى كحة زكام جرح الم صداع دواء حبة دكتور عيادة
  صيدلية سعيد حزين غاضب خايف شجاع هادي ذكي قاسي فضولي لطيف طماع صادق متواضع غيور كسول وحيد وفي عصبي مؤدب فخور وقح
  اناني خجول عنيد غبي تعبان حكيم مر حامض حلو حار مالح طازج خربان ني ناشف مبلول دافي بارد مظلم ساطع عالي هادئ ناعم قاسي
  خشن حاد سميك رفيع عريض ضيق عميق طويل قصير ثقيل خفيف فاضي مليان مفتوح مغلق مبكر متأخر سريع بطيء غني فقير قوي ضعيف
  وسخ آمن خطير سهل صعب معقد صحيح غلط نفسه مختلف قديم حديث عام خاص محلي اجنبي ميت حي مريض سليم شمس قمر نجمة سماء غيمة
  مطر ثلج ريح عاصفة رعد برق ضباب غبار رمل طين صخرة حجر معدن ذهب فضة نحاس حديد خشب زجاج قطن صوف حرير نفط غاز فحم نار
  دخان رماد ماء نهر بحيرة بحر محيط شاطئ جزيرة تل وادي غابة صحراء مزرعة حديقة شجرة غصن جذر وردة عشب بذرة فاكهة صباح ظهر
  عصر مغرب عشاء ليلة بكرة امس دقيقة ساعة اسبوع شهر موسم ربيع خريف شتاء صيف قرن ماضي مستقبل حاضر بداية نهاية وصول خروج
  دخول رجوع صعود نزول قفز ركض مشي سباحة غوص طيران سقوط دوران دفع سحب رفع رمي مسك ضرب عض بلع شم ذوق سماع ابتسامة ضحك
  بكاء صراخ همس كلام قراءة كتابة رسم حساب قياس وزن تفكير معرفة تعلم تعليم نسيان ذاكرة فهم شك امل امنية حلم حب كره خوف
  ثقة كذب غش سرقة قتل موت حياة ولادة نمو طبخ خبز قلي شوي تقطيع خلط غسيل مسح كنس بناء كسر تصليح حرق ذوبان تجميد دفن حفر
  زراعة حصاد صيد خياطة لبس تعبئة قفل دق اتصال جواب سؤال موافقة خلاف فوز خسارة دفاع هجوم حماية انقاذ توفير صرف شراء ايجار
  سلف دين كسب تبرع مشاركة عطاء اخذ ارسال استلام توصيل جمع اختيار قرار خطة تجهيز تمرين راحة نوم صحوة زواج طلاق لقاء سلام
  دعوة زيارة سفر نصيحة عمر هواء مطار البوم انذار غضب شقة جيش سهم مقال انتباه مؤلف بلكونة بالون سلة معركة لحية جمال
  مقعد فاتورة ميلاد لوم لوح قنبلة حدود علبة قاع صندوق فطور نفس طوبة جسر فقاعة رصاصة زر كوخ سلك قفص كيكة كاميرا مخيم
  شمعة بطاقة مهنة عربة نقود قلعة كهف سقف سلسلة كرسي طباشير تحدي فرصة تغيير قناة فصل خيرية شطرنج خيار سينما دائرة سيرك
  صف مناخ قماش ساحل رمز عملة كلية كوميديا حفلة شرط عقد زاوية مجلس زوجين شجاعة محكمة غطاء جريمة ازمة زحمة تاج ثقافة منحنى
  ضرر خطر بيانات تاريخ بنت صفقة موت قرار درجة تاخير مكتب تفاصيل الماس يوميات قاموس حمية غداء اتجاه كارثة مرض طبق مسافة
  دولار باب ضعف درزن درج مخدر واجب ارض شرق صدى حافة محرر تعليم اثر جهد انتخاب كهرباء طاقة عدو مدخل ظرف خطا هروب حدث دليل
  اختبار مثال عذر خبير انفجار مصنع فشل ايمان شهرة اسرة مروحة موضة قدر عيب جميل وليمة سور مهرجان خيال شكل علم لهب ومضة
  رحلة فيضان ارضية دقيق طية طعام قوة ثروة اطار حرية صديق وقود متعة جنازة اثاث معرض فجوة زبالة بوابة شبح عملاق هدية هدف
  حكومة حبوب قواعد قبر مجموعة حارس مرشد ذنب مسدس عادة قاعة ميناء اذى صحة حرارة جنة ارتفاع جحيم مساعدة حفرة اجازة منزل
  واجبات شرف خطاف رعب فندق جوع زوج فكرة صورة دخل صناعة اصابة حبر حشرة اداة فائدة انترنت مقابلة اختراع قضية غرض سجن مربى
  جرة فك وظيفة نكتة مجلة فرح ادغال صغير لجنة عدالة غلاية مفتاح ركلة مطبخ طائرة ملصق عمل نقص سيدة مالك لغة حاسوب غسيل
  قانون عشب دوري محاضرة درس رسالة مستوى حرية مكتبة رخصة حد خط رابط سائل قائمة ادب قرض موقع سجل منطق حظ امتعة رفاهية الة
`)
