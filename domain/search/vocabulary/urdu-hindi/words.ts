/**
 * Words of Urdu and Hindi: the spelling that `phrases.ts` uses, then others in Latin letters, and in Arabic and
 * Devanagari letters. Spellings that differ only as in `SPELLING` are the same.
 */
export const WORDS = `
  chahiye chahye chaiye chahie chahiay chaheye chahiyay chahiyen chaheay chahta chahti chahte chaiay چاہیے چاہئے چاہیئے چاہئیے چاہتا چاہتی چاہتے चाहिए चाहिये चाहता चाहती चाहते
  nahi nahin nhi naheen nahee نہیں नहीं नही
  na nah نہ ना न
  nai
  mat مت मत
  tak talak تک तक
  se sey say سے से
  ke kay k کے के
  ka کا का
  ki کی की
  ko کو को
  kam kum کم कम
  zyada ziyada zyda jyada jyaada ziada زیادہ ज्यादा
  upar uper oopar ooper اوپر ऊपर
  niche neeche neechay nichay نیچے नीचे
  andar ander اندر अंदर अन्दर
  bad baad بعد बाद
  pehle pehlay pahle pahele پہلے पहले
  aage agay آگے आगे
  bich beech beach darmiyan darmian درمیان بیچ बीच दरमियान
  ilava ilawa elawa alawa ilaawa علاوہ अलावा
  siva siwa siwaye siwae sivaye سوا سوائے सिवा सिवाय
  bagair baghair bager bagher بغیر बगैर
  bina binaa بنا बिना
  chhod chod chhor chor choor چھوڑ छोड़
  chhodkar chodkar chhorkar छोड़कर چھوڑکر
  kar kr kare karke karkay کر کرکے कर करके
  hatakar hata ہٹا हटा हटाकर
  ya yaa یا या
  us uss اس उस
  aur aor اور और
  sab sabhi سب सब
  sabse sabsey سبسے सबसे
  sasta sasti saste sastay susti سستا سستی سستے सस्ता सस्ती सस्ते
  mehnga mehngi mehnge mahnga mahngi mehenga mehengi مہنگا مہنگی مہنگے महंगा महंगी महंगे
  naya nayi naye nae navi نیا نئی نئے नया नई नयी नए नये
  purana purani purane puraani پرانا پرانی پرانے पुराना पुरानी पुराने
  istemal istimal istamal estemal استعمال इस्तेमाल
  shuda shudah شدہ शुदा
  chala chali chale chalaa chaali چلا چلی چلے चला चली चले
  hua hui huwa huwi huvi hue huay ہوا ہوئی ہوئے हुआ हुई हुए
  ho hoo ہو हो
  hoga hogi hoge ہوگا ہوگی होगा होगी
  hona honi hone ہونا ہونی होना होनी
  he hai hay hain hein haii hae ہے ہیں है हैं
  hu hun hoon hon ہوں हूं हूँ
  tha thi thay تھا تھی تھے था थी थे
  kya kiya keya کیا क्या
  kitna kitne kitni kitnay kitney کتنا کتنے کتنی कितना कितने कितनी
  kaun kon kaunsi konsi kaunsa konsa konse کون کونسی کونسا कौन कौनसी कौनसा
  kahan kahaan kidhar kahin kaheen کہاں کہیں कहां कहाँ कहीं
  kaise kaisay kesa kaisi kaisa kese کیسے کیسا کیسی कैसे कैसा कैसी
  kyun kyu kiyun kyon کیوں क्यों
  kab کب कब
  koi koee کوئی कोई
  kisi kissi kis کسی کس किसी किस
  kuch kuchh kuchch کچھ कुछ
  bhi bhee بھی भी
  hi ہی ही
  toh tou تو तो
  mujhe mujhay mujhy mujhko mjhe mujko muje mujy مجھے مجھ मुझे मुझको मुझ
  mein main mai me men میں मैं में मे
  hum hume humein humko hamein hame ham ہم ہمیں हम हमें
  mera meri mere mero meray میرا میری میرے मेरा मेरी मेरे
  hamara hamari hamare ہمارا ہماری ہمارے हमारा हमारी हमारे
  aap ap apke aapke aapka apka aapki apki tum tumhare آپ تم आप आपके आपका आपकी तुम
  apna apni apne اپنا اپنی اپنے अपना अपनी अपने
  pas paas پاس पास
  karib kareeb qareeb qarib kreeb قریب करीब क़रीब
  nazdik nazdeek najdik نزدیک नजदीक
  as aas آس आस
  takriban taqreeban taqriban lagbhag تقریبا تقریباً लगभग
  liye liey liyay لیے لئے लिए लिये
  vala wala wali wale waale waali waala walay walla vale vali والا والی والے वाला वाली वाले
  rang rung rangg rang رنگ रंग
  gari gaari gadi gaadi ghadi garri gaddi garee gaadee gariyan gadiyan gaariyan gaadiyan gario gaadiyo گاڑی گاڑیاں گاڑیوں कार गाड़ी गाडी गाड़ियां गाड़ियों
  jeep جیپ जीप
  bara bari bare bade badi bada barri baray بڑا بڑی بڑے बड़ा बड़ी बड़े
  chota choti chote chhota chhoti chhote چھوٹا چھوٹی چھوٹے छोटा छोटी छोटे
  acha achi ache achha achhi accha acchi achchi achay اچھا اچھی اچھے अच्छा अच्छी अच्छे
  saf saaf ساف صاف साफ
  suthri suthra sutri ستھری ستھرا सुथरी
  safed sufaid safaid sufed safaed safeid chitti سفید सफेद सफ़ेद
  kala kali kaali kaala kaale kale siyah siyaah kaley کالا کالی کالے سیاہ काला काली काले
  lal laal laall surkh لال سرخ लाल
  nila neela neeli neele nili neelay نیلا نیلی نیلے नीला नीली नीले
  hara hari haraa haari sabz ہرا ہری سبز हरा हरी
  pila peela peeli pili zard پیلا پیلی زرد पीला पीली
  chandi chaandi chandii چاندی चांदी चाँदी
  surmai surmayi sleti saleti surmaee سرمئی سلیٹی स्लेटी
  bhura bhoora bhoori bhuri بھورا بھوری भूरा भूरी
  sunehri sunehra sunheri sonay سنہری سنہرا सुनहरा सुनहरी
  narangi naranji نارنجی नारंगी
  jamni jamuni baingani جامنی बैंगनी
  badami بادامی बादामी
  silver silvar سلور सिल्वर
  grey گرے ग्रे
  color colour kalar کلر कलर
  petrol پیٹرول پٹرول पेट्रोल
  diesel dizel deezal ڈیزل डीजल डीज़ल
  hybrid haibrid ہائبرڈ हाइब्रिड हायब्रिड
  electric ilektrik الیکٹرک इलेक्ट्रिक
  bijli bijlee بجلی बिजली
  automatic otomatic aatomatic آٹومیٹک آٹومیٹیک آٹو ऑटोमैटिक ऑटोमेटिक ऑटो
  manual mainual مینوئل مینول मैनुअल मैन्युअल
  gear geer gearbox گیئر گیر गियर
  model modal ماڈل मॉडल माडल
  family faimly famly فیملی फैमिली फॅमिली खानदान
  company kampani کمپنی कंपनी कम्पनी
  double dabal ڈبل डबल
  cabin kebin کیبن केबिन
  pickup پکاپ पिकअप
  pick پک पिक
  up اپ अप
  van ven وین वैन
  sedan sedaan سیڈان سیڈن सेडान
  seat seater sitter siter seaters seats سیٹ سیٹر سیٹوں سیٹیں सीट सीटर
  savari sawari sawariyon سواری सवारी
  darvaza darwaza darwaze darwazay دروازہ دروازے दरवाजा दरवाजे
  km kilometer kilomitar kilometar kilometre کلومیٹر کیلومیٹر किलोमीटर किमी
  riyal riyaal rial reyal ریال रियाल
  rupaye rupay rupees rupaya rupya روپے रुपये रुपए
  budget bajet bajat بجٹ बजट
  kimat qeemat qimat keemat kemat قیمت कीमत क़ीमत
  dam daam دام दाम
  dikhao dikhaiye dikhana dikha dikhado dikhaen dekhao dikhayen dikhaye دکھاؤ دکھائیں دکھانا दिखाओ दिखाइए दिखाना दिखाएं
  batao bataye batana bataiye bata batado btao bataen batayen بتاؤ بتائیں بتانا बताओ बताइए बताना बताएं
  milegi milega mile milengi milenge milay milti milta milte mili mila mil milegaa ملے ملیگی ملیگا ملتی مل ملا मिलेगी मिलेगा मिले मिल मिला मिली मिलती
  ga gi ge گا گی گے गा गी गे
  jaye jaaye jayegi jayega jae jaaegi jaayegi jaegi jaega جائے جائیگی جائیگا जाए जाये जाएगी जाएगा
  sakti sakta sakte saktay sakata سکتی سکتا سکتے सकती सकता सकते
  lena leni lene lunga lelo لینا لینی لینے लेना लेनी लेने
  dena deni dedo de dijiye dijye dijiyega دینا دے دیں دیجیے देना दे दीजिए
  kharidna kharidni khareedna khareedni kharidne khareedni خریدنا خریدنی खरीदना खरीदनी
  bechna bechni bech bechne bikegi bikti bikau بیچنا بیچنی بیچ बेचना बेचनी बेच
  raha rahi rahe rha rhi rahay rehta rehti رہا رہی رہے رہتا रहा रही रहे रहता
  dhund dhoond dhundh dhoondh dhond doond dhundna dhondh talash talaash ڈھونڈ تلاش ढूंढ ढूँढ तलाश
  dekh dekhna dekhni dekho دیکھ دیکھنا دیکھنی देख देखना देखनी
  chalega chalegi chalenge chalegaa chalti chalta چلیگا چلیگی चलेगा चलेगी चलेंगे
  zarurat zaroorat jarurat ضرورت ज़रूरत जरूरत
  pasand pasandida پسند पसंद
  farak farq fark فرق फर्क
  parta padta padhta پڑتا पड़ता
  masla problam مسئلہ समस्या
  bhai bhaijan bhaiya bhaiyya bhayya bhaijaan yar yaar janab sahab sahib bhaio jan jaan جناب بھائی بھیا یار صاحب جان भाई भैया यार साहब जनाब
  salam salaam assalam asalam سلام
  alaikum aleikum alaykum alikum علیکم
  namaste namaskar نمستے नमस्ते नमस्कार
  shukriya shukria dhanyavad dhanyawad meharbani mehrbani maherbani شکریہ مہربانی धन्यवाद शुक्रिया
  please pls plz پلیز प्लीज
  sirf srf صرف सिर्फ
  bas buss بس बस
  phir fir phr پھر फिर
  ye yeh yah yahi یہ ये यह
  vo woh wo voh wahi وہ वो वह
  jo jis jiski jiska jiske جو جس जो जिस
  ab abhi اب ابھی अब अभी
  haal hal حال हाल
  halat haalat حالت हालत
  theek thik tik ٹھیک ठीक
  bahut bohat bahot boht bohot buhat bahut بہت बहुत
  thora thoda thodi thori تھوڑا تھوڑی थोड़ा थोड़ी
  ekdum ekdam بالکل bilkul एकदम बिल्कुल
  achanak jaldi fauran foran جلدی فوری जल्दी
  saal sal سال साल
  mahina mahine maheena mahana maheenay مہینہ ماہانہ महीना महीने
  kist kisht qist kiste qiston kishton قسط قسطوں किस्त किश्त किस्तों
  kiraye kiraya kirae کرایہ کرائے किराया किराये किराए
  naukri nokri naukari نوکری नौकरी
  tankhwah tankha tankhah تنخواہ तनख्वाह
  par pe pr پر पर पे
  ne نے ने
  japani jaapani جاپانی जापानी
  chini cheeni چینی चीनी
  amriki amreeki امریکی अमेरिकी
  korian koriai کوریائی कोरियाई
  kharch kharcha خرچ خرچہ खर्च
  khaye khaati khaaye khati pive peeti کھائے کھاتی खाए खाती
  bachon bachchon bacho bache بچوں बच्चों बच्चे
  malik maalik مالک मालिक
  asli اصلی असली
  pehla pahla پہلا पहला
  shehar sheher shahar شہر शहर
  yahan yaha idhar یہاں यहां यहाँ
  sath ساتھ साथ
  log logon لوگ लोग
  ghar گھر घर
  kaam کام काम
  sharif shareef شریف शरीफ
  badal badli badle badalkar بدل बदल बदलकर
  shuru shroo شروع शुरू
  pichle pichhle pichlay پچھلے पिछले
  waghera wagaira وغیرہ वगैरह
  motorcycle موٹرسائیکل मोटरसाइकिल
  mileage maileg مائلیج माइलेज
  gulf خلیجی खाड़ी
  andaza andazan اندازہ अंदाजा
  tera teri tere تیرا تیری تیرے तेरा तेरी तेरे
  uska uski uske اسکا اسکی उसका उसकी उसके
  unka unki unke ان उनका उनकी
  iska iski iske isko اسکو इसका इसकी इसके
  inka inki inke इनका
  jab جب जब
  tab tabhi تب तब
  agar ager اگر अगर
  lekin laikin magar lakin لیکن مگر लेकिन मगर
  matlab mtlb مطلب मतलब
  vese waise vaise ویسے वैसे
  suno suniye sunna سنو सुनो
  bolo bol bolna boliye بولو बोलो
  haan haanji ہاں हां हाँ
  aj aaj آج आज
  kal کل कल
  rat raat رات रात
  din دن दिन
  subah صبح सुबह
  paisa paise paisay پیسہ پیسے पैसा पैसे
  dost yaaro دوست दोस्त
  tum tumhara tumhari tumko تمہارا तुम्हारा
  pura poora puri poori پورا पूरा
  sahi sahih صحیح सही
  galat ghalat غلط गलत
  chalo چلو चलो
  karna karni karo karein kijiye karun krna کرنا کریں کرو करना करो करें कीजिए
  makan makaan مکان मकान
`
