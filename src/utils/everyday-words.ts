/** Words that say nothing about a worry: who, when, how often, and the grammar around them. */
export const stopWords = listed(`
  a able about actually after again age aged ages ago all almost already also although am an and another any
  anybody anyone anything are around as asked asking at away awhile be because been before being best between both
  boy boys but by c came cause childs come comes coming concern concerned constantly could cute cuz daily daughter
  daughters definitely did do does doing done dont dr during each eachother eg eight either eleven else especially
  etc even ever every everybody everyday everything exactly extremely find finds five for four from full get gets
  getting girl girls gonna good got gotta grade grader granddaughter grandson great guess guy had half happen
  happened happening happens has have having he hello help helped helping helps her here hers hes hey hi him his
  honestly how however hub i id idea if ill im in instead into is it its ive just keep keeps kept kiddo kiddos
  kind kinda know knows last lately least let lets like liked likes literally little lol m made make makes making
  many may maybe me mean means meant might mine mins minute minutes mo moment month months more most mostly mth
  mths much must my need needed needs nephew next niece nine normal normally of oh ok okay old older on once ones
  onto or our ours own past per person please pls possible possibly pretty probably question quite rarely really
  recently regularly said same seem seemed seems seen seven several shall she shes should since six so some
  sometimes somewhat son sons soon sort stuff such sure t take takes taking teen teenager ten tend tends than
  thank thanks that thats the their them then there theres these they theyre theyve thing things think thinks this
  those though thought three till time times to toddler toddlers together told tonight too totally tried tries
  truly try trying twelve twice type typical u under unless until up upon ur us use used uses using usually
  various ve very via wanna was way ways we week weekly weeks well were weve what whats when whenever where which
  while who whos why will with within wk wks wonder wondering worse would wow x y yeah year years yes yesterday
  yet yo you young younger youngest your yr yrs
`);

/** Words that turn the next one around: "doesn't talk", "no words" and "trouble talking" are one worry. */
export const negations = listed(`
  aint arent barely cannot cant caint cnt couldn couldnt didn didnt difficult difficulties difficulty doesn doesent
  doesnt dosen dosent dosnt dont dnt hardly hasn hasnt havent incapable inability isn isnt issue issues lack lacking lacks neither
  never no nobody none nor not nothing problem problems refusal refuse refused refuses refusing scarcely struggle struggled
  struggles struggling trouble troubles unable wasnt werent without wont wnt wouldnt zero
`);

/** Words that tell two worries apart, but are no worry alone. */
export const lightWords = listed(`
  adult alone b back bad badly big bother bothers boyfriend child children d dad daddy day days down everyone far
  fast father feel feeling feels few first found funny g gave give gives go goes going gone hard hate hated hates
  hating home hour hours hubby husband k kid kids l left long look looking looks lot lots loud loves low man mom
  mommy mother mum mummy new off often one only other others out over parent parents place places put puts quick r
  right s self slow slowly small somebody someone something start started starting starts stay stays still stop
  stopped stops strong th through today took turn turned turning turns two want wanted wants weird went wife wish
  wishes
`);

/** Words that look like a worry's word with a typing error, but are none. */
export const otherWords = listed(`
  mashed bowl podcast lottery espresso gift nosy translate bleachers side sides super earth nosy address amused bitcoin crypto parking appointment appointments beach bill billing birthday blending boat boats book breeding buy cake
  camping career careers cat cats cheap chore chores church cook cooking cooks cost costs cousin coverage cruise
  cute date deal fewer fishing football frowning hike hikes hiking hiring hunting insurance jacket job jobs
  medicaid medicare meeting moose movie overdue passport password pizza poised price prices prison puppies puppy
  recipe restaurant rope sale schedule scold scolded scores severe shallow shop shopping smoking sneezing song
  store strike strikes support tax taxes team teammate tricare wallet weather website weekend
`);

/** Ways of saying one thing in several words, and what they amount to. They are replaced before a text is split into words. */
export const wordings: readonly (readonly [RegExp, string])[] = [
  [/\ba (little )?bit\b/g, ""],
  [/\b(throw|threw|thro)(s|ing|n)?( \w+)? up\b/g, "vomit"],
  [/\b(pass|black)(es|ed|ing)? out\b/g, "faint"],
  [/\b(hard|tough|difficult) (time|for (him|her|them)) ?(to|with)?\b/g, "trouble"],
  [/\bhard to\b/g, "trouble"],
  [
    /\b(not|wont|doesnt|dont|never|cant|wouldnt) look(s|ing)? (at|up at) (me|us|you|people|anyone|faces?)\b/g,
    "no eye contact",
  ],
  // What is asked of the clinic is no worry.
  [/\b(what time|when|how late|how early|what days?) .*\b(open|close|closed)\b/g, "clinichours"],
  [/\bwhere (do|can|should|to) ?(i|we)? ?park\b/g, "clinicparking"],
  [/\bcan(t|not| not) (stand(?! (up|alone|on|by|yet))(?= )|bear|tolerate|handle)\b/g, "hates"],
  [/\b(does|is|did|do|has|was|would|could|wo|ca|have) ?n t\b/g, "not"],
  [
    /\b(im|i am|we are|were|am) (so |very |really |a little |getting )?(worried|concerned|scared|afraid) (about|that|because|he|she|my|for)\b/g,
    "",
  ],
  [
    /\b(step ?)?(dad|daddy|father|mom|mommy|mother|boyfriend|girlfriend|husband|wife|partner|uncle|aunt|grandpa|grandfather|grandma|grandmother|stepbrother|tutor|pastor|babysitter|sitter|nanny|teacher|coach|cousin|neighbor|stranger|relative|someone|somebody|worker|provider|caregiver|staff|nurse|counselor|principal|driver|aide|roommate|stepfather|stepmother|guardian|man|adult|ex) (is |was |has |keeps |always )?(hits?|hitting|beats?|beating|hurts?|hurting|slaps?|slapped|chokes?|choked|kicks|kicked|punche[sd]|abuse[sd]|touch(es|ed|ing)|molests?|molested)\b/g,
    "adultharms",
  ],
  [
    /\b(hit|beaten|hurt|slapped|choked|kicked|punched|touched) by (an |a |his |her |my |the )?(step ?)?(dad|daddy|father|mom|mommy|mother|boyfriend|girlfriend|husband|partner|uncle|aunt|grandpa|grandfather|grandma|grandmother|stepbrother|tutor|pastor|babysitter|sitter|nanny|teacher|coach|cousin|neighbor|stranger|relative|someone|worker|provider|caregiver|staff|guardian|man|adult)\b/g,
    "adultharms",
  ],
  [
    /\bi(ll| will)? ((?!he |she |they |dont |do )\w+ ){0,5}(hurt|hurting|hit|hitting|shake|shook|shaking|slap|slapped|strangle|throw|threw|throwing|smother) (my|him|her|the|our)\b/g,
    "iharm",
  ],
  [
    /\b(tak|end)(e|es|ing|s)? (his|her|their|my|your) (own )?li(fe|ves)\b|\btook (his|her|their|my) own life\b/g,
    "endlife",
  ],
  [
    /\b(nothing|no reason) to live( for)?\b|\bcan(t|not) go on\b|\bend(s|ing)? it( all)?\b(?! (with|on|by|at))|\bwants? (it|everything)( all)? to be over\b/g,
    "endlife",
  ],
  [/\b(not|doesnt|dont|didnt) (want|wanna)( to)? (be here|be alive|live|exist|wake up)\b/g, "endlife"],
  [/\bbetter (off )?(without|dead|gone)\b/g, "endlife"],
  [
    /\bgiv(e|es|ing) (all |away |everything |his |her |their |things |stuff |favorite |prized |belongings |possessions )+away\b/g,
    "givesaway",
  ],
  [/\bburning up\b/g, "burningup"],
  [/\b(by|on|in|to|at) (him|her|it|them|my|your|our)sel(f|ves)\b/g, "alone"],
  [/\b(him|her|it|them|my|your|our)sel(f|ves)\b/g, "self"],
  [/\ball (of a sudden|at once)\b/g, "sudden"],
  [/\btoo (much|many)\b/g, "toomuch"],
  [/\b(got|get|gets|getting) (in ?to|(a ?)?hold of|(his|her|their) hands on)\b/g, "gotinto"],
  [/\b(gave|given|took|had) ((?:\w+ ){1,6}?)(twice|two times|double)\b/g, "$1 $2 doubledose"],
  [/\b(went|slipped|slid|pushed|held|pulled|slips) under\b(?! the)/g, "underwater"],
  [/\b(cr|lr|sr|ag) ?\d{1,4}\b/g, "battery"],
  [/\b(temp|temperature)s?( [a-z]+){0,3} (8[5-9]|9[0-5])\b/g, "lowtemperature"],
  [/\b(not|isnt|wont|doesnt) mak(e|ing) (any )?sense\b/g, "confused"],
  [
    /\b(cant|cannot|couldnt|can not) find (him|her|my|our) ?(son|daughter|kids?|child|toddler|baby|boy|girl|\w+ ?years? ?old|\w+ ?yo)?(?= (any|at|in|and|help|for|since)|$)|\b(son|daughter|kid|child|toddler|boy|girl|teen|(year|yr) old) ?(is|has been|has gone|went|gone)? missing(?= (since|from|for|help|and|at|in)|$)|\blost (my|our) (son|daughter|kid|child|toddler|\w+ ?(year|yr) ?old) (at|in) /gm,
    "missingchild",
  ],
  [/\bwanna\b/g, "want"],
  [/\be ?cig(arette)?s?\b/g, "vape"],
  [/\bif (he|she|i|they) (was|were) (dead|gone|not here)\b/g, "endlife"],
  [
    /\btouched by (an? |another |his |her |the |some )*(older |bigger |other )?(boy|girl|kid|student|teen|teenager|classmate|child)\b/g,
    "adultharms",
  ],
  [/\b(didnt|hasnt|never|not) (come|came|been|returned?) (back )?home\b/g, "missingchild"],
  [/\blost (my|our) toddler\b/g, "missingchild"],
  [/\btoo loud\b/g, "loud noise"],
  [/\b(hours?|miles|hrs) (away|from (you|town|here|anchorage))\b/g, "faraway"],
  [/^ *(batter(?:y|ies)|magnets?|pills?|medicine|vape|mushrooms?|coins?) *$/gm, "swallowed $1"],
  [
    /\b(only|about|just|maybe|like|has|says|knows|under|around) (one|two|three|four|five|six|ten|\d+) words?\b/g,
    "few words",
  ],
  [/\b(seems|feeling|feels|been) (so |really |very )?down\b(?! (to|on|the|there|with|syndrome|s))/g, "sad"],
  [/\b(not|arent|isnt) (really |actually )?there\b/g, "notthere"],
  [/\blos(e|es|ing|t) it\b/g, "losesit"],
  [/\btak(e|es|ing) turns\b/g, "taketurns"],
  [
    /\b(school|teacher|teachers|doctor|pediatrician|daycare|dentist|everyone) (says|said|thinks|told (me|us)|tells (me|us)|keeps saying)( that)?( he| she)?\b/g,
    "",
  ],
  [
    /\bcutting(?! (out|paper|with|corners|board|nails|hair|food|meat|lines|in|teeth|scissors|shapes|class|fingernails|toenails|his|her (hair|nails|food)))\b/g,
    "selfcutting",
  ],
  [/\bunderstands? (us|me|what (we|i|im|i am))\b/g, "understandsus"],
  [/\b(when|if) (i|we|you) (say|ask|tell)\b/g, ""],
  [
    /\b(talk(s|ing)?|think(s|ing)?|thoughts?|ask(s|ing)?|writes?|obsessed) (about|of|with) (dying|suicide|killing|being dead)\b|\bthoughts of death\b/g,
    "deathtalk",
  ],
  [/\bleft out\b/g, "leftout"],
  [/\bready\b/g, "prepared"],
  [/\b(should|rather) (just )?be (dead|gone)\b/g, "endlife"],
  [
    /(?<!\b(wants?|likes?|loves?) to )\b(hit|banged|bumped|smacked|whacked|cracked|bonked|knocked|hurt|slammed|struck|split|smashed|conked) (his |her |their |my |the |our |babys |own |back of )*(head|skull)\b(?! on purpose)/g,
    "headblow head",
  ],
  [
    /\b(got|been|was|were|is|accidentally|gets) shot\b|\bshot (him|her|someone|somebody|by|in the|through)\b/g,
    "gunshot",
  ],
  [/\bunder ?(the )?water\b/g, "underwater"],
  [/\btoo hot\b/g, "toohot"],
  [/\bfever +((of|at|is|over|around) +)?fever\b/g, "fever"],
  [/\b(ran|runs?|running) away from home\b|\b(daughter|son|kid|child|teen|she|he) ran away\b/g, "runaway"],
  [/\bused to\b/g, "usedto"],
  [/\bon purpose\b/g, "onpurpose"],
  [/\bno longer\b/g, "nolonger"],
  [/\bany ?more\b/g, ""],
  [/\bmelt(s|ed|ing)? ?downs?\b/g, "meltdown"],
  [
    /\bw (sit|sits|sitting|sitter)\b|\bsit(s|ting)? (with )?(his |her |their )?(legs )?in (a )?w\b/g,
    "wsitting",
  ],
  [/\bpick(s|ed|ing)? on\b/g, "bullied"],
  [/\bon the go\b/g, "onthego"],
  [/\bi e p\b/g, "iep"],
  [/\bpre k\b/g, "preschool"],
];

/** Words that mean nearly the same to a parent. */
export const synonyms: readonly ReadonlySet<string>[] = [
  "talk speak speech verbal say communicate",
  "eat food feed meal",
  "swallow ate ingest gulp eaten",
  "drank drink drunk chugged guzzled sipped",
  "walk steps",
  "afraid scared fear terrified frightened scare fearful scary",
  "angry mad anger furious rage upset",
  "sad unhappy depressed",
  "cry tears crying bawl sob weep cried screams scream screaming shriek yell",
  "fall trip tumble",
  "fell fallen",
  "baby infant newborn bub",
  "kid peers peer classmates classmate",
  "hear hearing",
  "avoid avoidance",
  "tummy belly stomach",
  "sudden suddenly",
  "noise sound sounds noisy",
  "write writing wrote written",
  "read reading reader",
  "pencil crayon pen marker",
  "hit hits hitting punch slap smack",
  "hurt hurts pain painful sore ache aches",
  "vomit puke puking barf spew",
  "tired exhausted fatigue tire",
  "toilet potty bathroom",
  "poop poo bm stool",
  "pee urine wee",
  "sleep asleep slept sleeping",
  "wake woke awake waking",
  "breathe breath breathing",
  "understand comprehend understood",
  "listen obey",
  "teacher teachers",
  "shoe shoes boots sneakers",
  "clothes clothing clothe shirt shirts pants",
  "medicine medication meds pills pill tablets tylenol acetaminophen ibuprofen advil motrin aleve naproxen aspirin excedrin benadryl zyrtec claritin allegra sudafed mucinex nyquil dayquil robitussin dramamine antibiotic amoxicillin adderall ritalin concerta vyvanse strattera clonidine guanfacine xanax ativan klonopin valium ambien trazodone zoloft prozac lexapro celexa wellbutrin antidepressant seroquel lithium metformin insulin lisinopril metoprolol warfarin percocet oxycodone hydrocodone vicodin tramadol codeine morphine gabapentin suboxone methadone melatonin vitamin vitamins multivitamin multivitamins prenatal iron",
  "cleaner detergent windex lysol drano pledge clorox febreze fabuloso ajax oxiclean pinesol tilex woolite purell sanitizer disinfectant degreaser ammonia peroxide",
  "alcohol beer wine vodka whiskey liquor rum tequila booze bourbon gin champagne",
  "gasoline kerosene diesel fuel turpentine coolant",
  "marijuana cannabis thc weed",
  "burn burned burnt scalded scald",
  "bleed bled",
  "autism autistic asd spectrum asperger aspergers",
  "quiet silent",
  "hyper hyperactive",
  "weak weakness",
  "clumsy uncoordinated",
  "bite bites biting bit bitten",
  "finger fingers",
  "arm arms",
  "leg legs",
  "foot feet toe toes",
  "mouth lips",
  "mommy mama",
  "friend friends buddy buddies",
  "math maths arithmetic",
].map(listed);

function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
