const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that show that a sentence is English rather than Arabic in Latin letters. */
export const ENGLISH_SENTENCE = words(`
  a an the and or in on at of for from to with is are my i we you it me us no not but do does did done have has had
  want need like looking look find show please can could would should will what which where who how much any anything
  something nothing other if than except without only just also very too really under over below above between around about
  budget price cost years big small good best nice half low high
  by sort sorted order ordered mileage sell buy cheap white black red blue green
  school drive driving ads ad seater seaters latest newest cruiser mini van long road trip desert camping city highway wife first dealer condition seats seat doors
  there these those their them they this that was were because
  accident free paint original warranty service history owner one two three four five six seven eight nine ten
`)

/** English words that also occur in Arabic sentences. */
export const ENGLISH_LOANS = words(`
  clean full option standard auto automatic manual max plus line type family kids daily car cars model year new used old
  km kms sale be
`)

const EVERYDAY = words(`
  able accept access account across act action active actual add added address adult advance advice afford after again
  against age ago agree air alarm album alert alike alive allow alloy almost alone along already alright although always
  american amount answer anyone anyway apart app apple apply area arrive article aside ask asked asking assist auction
  audio available average avoid away axle baby back backup bad bag balance bank bar base basic battery beach became
  because become been before began begin behind being believe belong belt better beyond bid bigger bill bit blind block
  blocked board boat body bonnet bonus book booking boot boss both bottom bought box boy brake brakes brand break bridge
  bright bring broke broken brother brought browse brush build built bumper burn business busy buyer buyers cable call
  called caller calm came camel camera camp cancel candle capital care careful cargo carry case cash catch cause center
  certain chain chair chance change changed charge charged charger cheaper check checked child children choice choose
  chrome circle class clear clearance click climate clock close closed cloth clutch code coffee cold collect come comes
  comfort comfortable coming common company compare complain complete computer confirm connect contact control cook cool
  cooled cooler cooling copy corner correct count country couple course cover covered crash crawl create credit custom
  customer cut damage damaged dark dash dashboard data date dates daughter day days dead deal deals dear debt decide deep
  deliver delivery demand depend deposit desk detail details device die diff difference different digital direct dirt
  dirty discount disk display distance divide doctor document dollar door double doubt down dream dress drink driven
  driver drivers drop dry due during dust duty each early earn earth easy eat economy edit electric email employee empty
  end ended engine english enjoy enough enter entry equal error even evening event ever every everyone everything exact
  exam except exchange expat expect expensive expert expire explain export extra eye face fact factory fail fair fall
  false fan far farm fast fat father fault fear feature features fee feed feel feet fell felt few fiber field fight file
  fill filter final finally finance fine finger finish fire firm fish fit fitted fix fixed flat flood floor fly fold
  follow following food foot force forget form formal forum forward found frame friend friends front fuel fun function
  future gain game garage gate gave gear general gentle get gets getting gift girl give given glass goes going gone gray
  great grill grip ground group grow guard guess guide guy habit hair hall hand handle hands hang happen happy hard hardly
  head heads hear heart heat heated heater heavy height hello help helpful her here hers hide higher highest him his
  history hit hold holder hole home hope horn horse hospital host hot hotel hour hours house however huge human hundred
  hurry hurt husband ice idea idle image import important imported include including income increase info inform inside
  install instead insurance inspect inspection interest interior invite iron issue issues item its itself jack job join
  joke jump jungle just keep kept key keyless keys kick kid kill kind king kitchen knee knew know known lady lamp land
  lane language laptop large last late later launch law lead leaf learn lease least leather leave leaves left leg legal
  length less lesson let letter level license lid lie life lift light lights likely limit limited link lip list listen
  listing little live lived living load loan local location lock locked logo longer lose loss lost lot lots loud love
  lovely lower lowest luck lucky luggage lunch machine made mail main maintain maintained maintenance major make maker
  makes makeup making man manage manager many map mark market master mat match matter maybe meal mean means measure meat
  mechanic median meet member memory men message met metal meter middle might mile miles milk million mind mine minor
  minute minutes mirror mirrors miss missed missing mistake mix mobile mode models modern moment monday money month
  monthly months mood moon more morning most mother motor mount mouse mouth move moved moving movie museum music must name
  names natural near nearly neat needed needs negative neither network never news next night nobody noise none noon normal
  note notes notice now number numbers object off offer offers office officer often oil older oldest once ones online open
  opened order others our out outside own owned owners owner page paid pain pair panel panels paper papers parent park
  parked parking part parts party pass passed past pattern pay payment peace pedal people per percent perfect period
  person personal phone photo photos pick picked picture pictures piece place plan plane plant plastic plate plates play
  player pleased pocket point police polish pool poor popular port position possible post posted power present press
  pretty prevent previous price prices print private prize problem problems process product profile program promise proof
  proper protect proud prove public pull pump pure purpose push put quality question questions quick quickly quiet quite
  race radar radio rain raise range rare rate rates rather reach react read ready real reality reason reasonable receipt
  receive recent record reduce refer refund regards region register registered registration relax reliable remember
  remote remove rent rental repair repaint replace replaced reply report request require reset respond rest result return
  review rich ride right rim rims ring rise risk river roof room rooms rough round route row rubber rule run running runs
  rush rust sad safe safely safety said same sand satisfied save saved saving savings saw say says scam scan scene scratch
  scratches screen screw script search season second secret section secure see seeing seem seen select self seller sellers
  send sense sensor sensors sent separate serial serious serve set setting settings seven several shade shake shape share
  sharp she shift ship shipping shoe shop short shot shoulder show shower shown shut sick side sides sign signal silent
  similar simple since single sir sister sit site sitting situation size sized skill skin sleep slide slow slowly smell
  smile smoke smooth soft sold some someone sometimes son song soon sorry sort sound sounds source space spare speak
  speaker speakers special speed speeds spend spent spoiler sport spot spring stable staff stage stamp stand star start
  started starting starts state station status stay steel steering step sticker still stock stolen stone stop store storm
  story straight strange street strip strong student study stuff style subject such sudden suggest suit suitable summer
  sun sunday super supply support suppose sure surface surprise suspension sweet switch symbol system table tail take
  taken takes taking talk tank tap tape tax teach teacher team tear teen tell tells temper ten terms test tested text
  thank their them themselves then there these they thick thin thing things think third those though thought thousand
  throw thursday tick ticket tie tight till time timer times timing tint tinted tiny tire tired tires title today together
  told tomorrow tone tonight took tool tools top torque total touch tour toward tower town track trade traffic trailer
  train transfer transport travel tree trial trick tried trouble trunk trust truth try trying tune turbo turn turned twice
  twin type tyre tyres ugly unable unit until upper urgent use useful user uses using usual valid valley valve value
  vehicle version via video view views visa visit voice volume wait waiting walk wall wanted wants warm warning was wash
  waste watch water wave way ways weak wear weather website wednesday week weekend weeks weight welcome well went were
  west wet wheel wheels when whether while who whole why wide width wild win wind window windows winter wipe wiper wipers
  wire wise wish within woman women won wonder wood word words wore work worked worker working works world worry worse
  worst worth write writing written wrong yard yeah yellow yes yesterday yet young your yours yourself zone
  native folk infinite binary radius challenge captive compose cater denial deny pacific profile profiler lance traversed class classy
  glass classic decent errand weekend impress client reliable motor runabout
  actor afraid afternoon airport ancient anger angry animal ankle ant apartment argue arm army arrow artist attack
  attention attic aunt author autumn bake baker balcony ball balloon banana barber bargain basket battle bear beat
  beauty bed bench bend bird birth birthday biscuit bite bitter blame blanket blink blood blunt boil bomb bone border
  borrow bottle bowl bracelet brain branch brave bread breakfast breath brick bride broom bubble bucket bullet burger
  bury butcher butter butterfly button cabin cage cake cancer candy cap card carpenter carpet carrot cart castle cat
  cave ceiling chalk channel chapter charity chart cheat cheek cheese chef chess chest chew chicken chin chocolate
  chop church cinema circus citizen clay clerk clever climb clinic cloud coal coast coat coin college comb comedy
  complex concert continue contract copper cotton couch cough council court cousin cow crack crime crisis crop crowd
  crown cruel cry culture cup curious curtain curve dance dancer danger dangerous death decade decision deer defend
  degree delay dentist dessert destroy diamond diary dictionary diet difficult dig dinner direction disaster disease
  dish dive divorce dog doll donate donkey dozen draw drill drug drum duck dull eager ear editor education effect
  effort egg elbow election electricity elephant enemy energy entrance envelope eraser evidence example excuse
  exercise explosion failure faith fame fashion fate favour feast feather fence festival fever fiction figure film
  fireman flag flame flash flight flour flower flu football forest fork fortune freedom freeze fresh fridge frog fruit
  fry funeral furniture gallery gap garbage garden garlic gas gather ghost giant glove glue goal goat gold government
  grab grade grain grammar grandfather grandmother grape grass grave greedy greet groom growth guest guilt guitar gun
  hammer harbour harm harvest hat hate headache health healthy heaven hell hen hero hill hip holiday homework honest
  honey honour hook horror humble hunger hunt illness industry injury ink insect instrument internet interview
  invention invitation island jacket jail jam jar jaw jealous jeans journal joy judge juice junior jury justice kettle
  keyboard kite knife knight knit knock label labour lack ladder lake landlord laugh laundry lawn lawyer lazy leaflet
  league lecture lemon lend library licence lick lightning liquid literature lizard lobby logic lonely loyal lung mad
  magazine magic majority mango manner marble march margin marriage marry mask mass maximum mayor medal medicine melon
  melt menu mercy messy method midnight mill minister mission mixture monkey monster motion mountain movement mud mug
  multiply muscle mystery myth nail narrow nation nature navy neck necklace needle neighbour nephew nerve nervous nest
  niece nonsense nose notebook novel nurse nut occasion ocean olive onion opera opinion orange orchestra organ origin
  orphan outfit oven owe oxygen pack package palace pan panic pants parade paradise parcel passage passenger password
  path patience patient peach peak pearl pen penalty pencil pension pepper perfume permission pet pharmacy phrase
  piano picnic pig pile pill pillow pipe pirate pitch pizza planet platform pleasure plot plumber poem poet poetry
  poison pole policy polite politics pond population portion pot potato pottery pour poverty powder practise prayer
  prefer prepare president priest prince princess prison profit programme project property proposal prose province
  puddle punch punishment pupil purse puzzle quantity quarter queen queue quiz rabbit railway rank raw recipe
  reduction relation release relief religion remedy reputation rescue research respect revenge reward rhythm ribbon
  rice riddle rifle riot ripe ritual rival rob robot rock role roll root rope rose rotten rubbish rude rug ruler
  rumour sadness sail sailor salad salary salt salty sample sandals sandwich satellite sauce scale scandal scarf
  scheme science score scream scrub sculpture sea secretary security seed selfish sentence series servant sew shadow
  shallow shame shampoo sheep shelf shelter shield shirt shock shore shout shy silence silk silly silver sincere sing
  sink skirt sky slave slice slip slope snack snake snow soap society socks sofa soil soldier solution sorrow soup
  sour speech spicy spider spoon spy square stadium stain stair stake stare statement statue steal stir stomach
  storage stove stranger strategy stream strength stress stretch strict strike structure struggle stubborn stupid
  success suffix sugar summit surgery survey survival suspect swallow sweater sweep swim sword tablet tailor talent
  tall tame target task taste tea technique technology teenager teeth temple tennis tent terror theatre theory thief
  threat throat throne thumb thunder tide tiger timber tissue tobacco toe toilet tomato tongue tooth topic torch
  tourism tournament towel toy tradition tragedy treasure treat treaty trend tribe triumph troop trophy tube tunnel
  turtle tutor twist umbrella uncle understand uniform union universe university unlock unpack vacation variety vase
  verse veteran victim victory village violence violin virus vision visitor vitamin vocabulary volcano vote wage waist
  wake wallet war wardrobe wealth weapon weave wedding weigh welfare whip whisper whistle widow wing wisdom witness
  wolf wool workshop worm wound wrestler wrist writer yacht youth zero zoo
  accused adam ages asia ass avatar aye ballot beast beside bidder billion bitch blessed bookstore brass brook campus
  cannon canon capture caring carrier ceo chaos chick chuck cia ciao clip continent coral cord core css cult cure
  devil dome doom drama ease ebony elder erotic eva eve factor feat fibre forestry fox fraud geek geo gig glory gonna
  griffin grown handy heel hurricane ieee ill inc infant isa jet keen laden lanes lion lyric mart mate merit mice
  motel nick nuke oak occur occurred oem oxide pasta paste pest pork porn preview revenue rip seo skip sole solo
  stereo tariff trap trivia trout trump tuition unity usa varied vector wrapped yrs
  ac abs absher airbag airbags android bluetooth carfax carplay cylinder cylinders ecoboost fiber graphite gps hitch
  horsepower immobilizer istimara kit led meter navigation odometer overheat overheating panoramic performance premium
  rear recall salvage supercharged supercharger sunroof transmission trim trims upholstery xenon
`)

const ENDING = /(?:s|es|d|ed|ing|er|ers|ly)$/

/** Whether a word is everyday English in any form, so neither a misspelt name nor Arabic in Latin letters. */
export const isEverydayEnglish = (word: string): boolean => EVERYDAY.has(word) || EVERYDAY.has(word.replace(ENDING, ''))
