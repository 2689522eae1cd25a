/** What parents may type, and the concerns that are right to answer it first. */
export const phrases = table(`
  won't look at me => few-looks
  never looks at anyone => few-looks
  hard to understand => hard-to-understand
  I can't understand my son => hard-to-understand
  hair wahsing => hair-washing
  letters switch places => letters
  b and d mixed up => letters
  he dosnt talk => few-words
  he won’t eat anything but chicken nuggets => few-foods
  piky eater => few-foods
  gagging => gags
  falls down all the time => falls
  baby doesn't crawl => not-sitting
  messy handwriting => handwriting
  covers ears at vaccuum => noise
  tags in shirts => clothes
  meltdowns after school => melts-down
  HITS HIS SISTER => hits
  we live in Talkeetna, too far => far
  my 3 yr old walks on his tippy toes all day => tiptoes
  walkin on tip toes => tiptoes
  toe walkng at 5 => tiptoes
  her heels never touch the floor => tiptoes
  my 2 year old doesnt talk => few-words
  he is 2 and says nothing => few-words
  18 months only says mama => few-words
  no words at 20 months => few-words
  son barely speaks, hes 3 => few-words single-words
  late talker => few-words
  not babbling at 10 months => few-words
  speech dealy => few-words
  wont say any words just points and grunts => few-words gestures
  3yo not putting words together => single-words
  cant make a sentence => single-words
  only uses one word at a time => single-words
  nobody understands what my son says => hard-to-understand
  cant understand her speech => hard-to-understand
  mumbles all the time => hard-to-understand
  grandma cant understand anything he says => hard-to-understand
  talks gibberish => hard-to-understand
  lisp => wrong-sounds
  my daughter has a lisp => wrong-sounds
  cant say his r's => wrong-sounds
  says wabbit instead of rabbit => wrong-sounds
  leaves the ends off words => wrong-sounds
  stutter => stutters
  studders when excited => stutters
  repeats the first sound of words => stutters
  gets stuck on words => stutters
  stammering 4 year old => stutters
  doesnt follow directions => does-not-follow
  cant follow 2 step instructions => does-not-follow
  says huh all the time => does-not-follow name
  doesnt respond to his name => name
  my baby ignores me when i call => name
  i think he cant hear => name
  hearing loss => name
  doesnt point at things => gestures
  12 month old not waving or pointing => gestures
  pulls my hand to get what he wants => gestures
  no eye contact => few-looks
  autism => few-looks diagnosis
  is my son autistic => few-looks diagnosis
  lives in his own world => few-looks
  flaps his hands => few-looks
  repeats everything i say => echoes
  quotes movies all day => echoes
  echolalia => echoes
  nonverbal 6 year old => another-way
  need a talking device => another-way
  sign language => another-way
  cant tell me about her day => tells-little
  cant find the right word => tells-little
  social skills => conversation
  talks nonstop about trains => conversation own-play
  wont take turns => conversation
  hoarse voice => hoarse
  lost his voice for weeks => hoarse
  picky eater => few-foods
  only eats chicken nuggets and fries => few-foods
  refuses to try new foods => few-foods
  my son wont eat vegetables => few-foods
  gags on anything lumpy => gags
  spits out food with texture => gags
  10 month old wont eat solids => gags
  stuffs his mouth with food => chewing
  swallows food without chewing => chewing
  pockets food in his cheeks => chewing
  trouble latching => bottle
  newborn wont nurse => bottle
  baby refuses the bottle => bottle drinks-too-little
  cant drink from a straw => cup
  still uses a bottle at 3 => cup
  drools constantly => drools
  his shirt is always soaked from drool => drools
  mouth always open => drools
  dinner is a battle every night => mealtimes
  takes an hour to eat => mealtimes
  cant use a fork => spoon
  still eats with his hands => spoon
  8 month old not sitting up => not-sitting
  not crawling at 11 months => not-sitting
  hates tummy time => not-sitting
  baby doesnt roll over => not-sitting
  16 months not walking => not-walking
  wont take her first steps => not-walking
  cruises on furniture but wont walk alone => not-walking
  trips over his own feet => falls
  always falling down => falls
  so clumsy => falls
  bad balance => falls
  runs into walls => falls
  cant climb the stairs => stairs
  scared of the playground slide => stairs swings
  cant jump => jump
  hopping on one foot => jump
  low muscle tone => keeps-up
  gets tired so fast => keeps-up
  legs get tired wants to be carried => keeps-up
  torticollis => one-way
  flat head => one-way
  baby only turns head to the left => one-way
  flat spot on back of babys head => one-way
  w sitting => posture
  sits in a w => posture
  slouches at his desk => posture
  hypermobile joints => loose-joints
  growing pains at night => loose-joints
  pigeon toed => feet
  bowlegged => feet
  walks with feet turned in => feet
  flat feet => feet
  limping for a week => feet
  cant ride a bike => bike
  cant catch a ball => bike
  terrible at sports => bike
  broke his leg cast is off => injury
  knee surgery recovery => injury
  afo doesnt fit anymore => equipment
  cerebral palsy => equipment
  messy handwriting => handwriting
  teacher cant read his writing => handwriting
  hand hurts when he writes => handwriting
  holds pencil in a fist => pencil
  hates coloring => pencil
  cant use scissors => buttons
  cant zip her coat => buttons
  trouble opening lunch containers => buttons
  fine motor delay => buttons
  cant tie shoes => shoes
  shoe laces => shoes
  cant get dressed by himself => dressing
  mornings are a nightmare getting ready => dressing
  potty training => toilet
  4 and still in diapers => toilet
  wont poop in the potty => toilet
  bed wetting => toilet
  poops his pants at school => toilet
  smears poop => toilet
  only uses his right hand => one-hand
  baby keeps one fist closed => one-hand
  wont sleep => sleep
  up all night => sleep
  bedtime takes 3 hours => sleep
  lines up all his cars => own-play
  doesnt play pretend => own-play
  hates having her hair washed => hair-washing
  screams in the bath => hair-washing
  haircuts are torture => hair-washing
  wont let me cut his nails => hair-washing
  wont brush teeth => toothbrush
  afraid of the dentist => toothbrush
  hates tags in his shirt => clothes
  sock seams drive her crazy => clothes
  covers his ears at loud sounds => noise
  scared of the vaccum => noise
  hand dryers in bathrooms => noise
  cant sit still => on-the-move
  bouncing off the walls => on-the-move
  climbs on everything => on-the-move
  adhd => attention on-the-move
  hyperactve => on-the-move
  runs into the street => runs-off
  runs away from me at the store => runs-off
  chews on his shirt => chews
  puts everything in her mouth => chews
  sucks thumb at 7 => chews
  hates finger paint => messy
  wont touch sand => messy
  hates getting his hands dirty => messy
  sensory issues => messy melts-down
  scared of swings => swings
  plays too rough => rough
  doesnt feel pain => rough
  meltdowns in the grocery store => melts-down
  falls apart after school => melts-down
  cant handle change => changes
  leaving the park is awful => changes
  transitions => changes
  worries about everything => worries
  anxity => worries
  panic attacks => worries
  stomach aches every morning before school => school-refusal worries
  nightmares => fears
  afraid of the dark => fears
  separation anxiety => clings
  cries when i drop her off at daycare => clings
  wont sleep alone => clings
  doesnt talk at school but talks at home => silent
  so shy she whispers => silent
  temper tantrums => tantrums
  screams for an hour when i say no => tantrums
  bangs his head on the floor => tantrums
  bites kids at daycare => hits
  hits his baby sister => hits
  throws toys => hits
  explosive anger => anger
  talks back and slams doors => anger
  defiant 8 yr old => anger
  my teen is depressed => sad
  cries all the time for no reason => sad
  stays in her room all day => sad
  wont go to school => school-refusal
  hates school => school-refusal
  no friends => friends
  getting bullied => friends
  divorce => loss
  grandpa died => loss
  addicted to his tablet => screens
  video games all day => screens
  family counseling => family
  i yell at my kids too much => family
  mixes up b and d => letters
  dislexia => letters
  cant read in 2nd grade => guesses
  behind in reading => guesses
  bad speller => spelling
  doesnt know her letters => rhymes
  hates reading => avoids-reading
  says hes stupid => avoids-reading
  cries over homework => homework
  failing math => homework
  cant focus => attention
  forgets everything => attention
  504 plan => iep
  iep meeting help => iep
  homeschool allotment => homeschool
  down syndrome => diagnosis keeps-up
  preemie twins => diagnosis
  we live too far away => far
  telehealth => far
  hates the car seat => new-places
  weak immune system => stays-home
  concussion => after-concussion
  headaches => after-concussion
  zones out => staring
  stopped talking at 2 => lost-skills
  used to say words now nothing => lost-skills
  chokes on water => coughs-at-meals
  losing weight wont eat => drinks-too-little eating-fear
  afraid of getting fat => eating-fear
  hears voices => voices
  my toddler refuses to say anything but dada => few-words
  almost 3 and only 10 words => few-words
  is it normal that my 2 yr old isnt speaking => few-words
  everyone says hes a late bloomer with talking => few-words
  talks like a baby at age 5 => hard-to-understand single-words
  i am the only one who understands her => hard-to-understand
  words come out garbled => hard-to-understand
  says fum instead of thumb => wrong-sounds
  cant pronouce L sounds => wrong-sounds
  speech teacher said articulation => wrong-sounds
  my kid stutters alot lately => stutters
  keeps repeating the same word before he gets it out => stutters
  dosent listen when i give instructions => does-not-follow
  looks at me blankly when i ask him a question => does-not-follow staring
  does not turn around when i call her => name
  failed hearing screening => name
  wont wave bye => gestures
  drags me to the fridge instead of asking => gestures
  avoids eye contact => few-looks
  thinks hes on the spectrum => few-looks diagnosis
  wont play with me or smile => few-looks own-play
  says lines from paw patrol over and over => echoes
  repeats back my questions => echoes
  non verbal autistic son => another-way few-looks
  speaks with an ipad device => another-way
  cant explain what happened at school => tells-little
  interrupts constantly => conversation
  doesnt understand jokes => conversation
  bossy with other kids => conversation
  voice is always raspy => hoarse
  sounds nasally => hoarse
  will only eat beige food => few-foods
  super picky with food => few-foods
  wont eat meat or fruit => few-foods
  throws up when he sees certain foods => gags
  cant handle mushy textures => gags
  wont move past baby food => gags
  holds food in cheeks for ages => chewing
  eats way too fast and stuffs => chewing
  milk leaks out of her mouth when nursing => bottle
  baby falls asleep at the breast and wont eat => bottle
  cant figure out a sippy cup => cup
  wont give up her bottle => cup
  dribble rash, always wet chin => drools
  tongue hangs out => drools
  fights at the dinner table => mealtimes
  wont stay seated at dinner => mealtimes
  cant hold a spoon => spoon
  eats everything with fingers at 6 => spoon
  my baby cant hold her head up => not-sitting
  9 months and not sitting on her own => not-sitting
  army crawl only => not-sitting
  15 month old isnt walking yet => not-walking
  doesnt want to stand => not-walking
  constantly bumping into furniture => falls
  very unsteady on her feet => falls
  uncoordinated kid => falls
  goes down stairs on her bottom => stairs
  afraid to climb => stairs swings
  cant hop on one leg => jump
  cant jump with two feet => jump
  hypotonia => keeps-up
  slower than the other kids when running => keeps-up
  complains her legs are tired => keeps-up
  head tilts to one side => one-way
  misshapen head needs helmet => one-way
  bad posture always hunched => posture
  cant sit upright in chair => posture
  double jointed fingers => loose-joints
  knee pain after soccer => loose-joints injury
  knock kneed => feet
  toes point inward => feet
  one foot turns in when he runs => feet
  cant pedal a tricycle => bike
  struggles in gym class => bike
  sprained ankle still hurts => injury loose-joints
  outgrew his wheelchair => equipment
  leg braces => equipment
  writing is illegible => handwriting
  refuses to write => handwriting
  letters all different sizes => handwriting
  wrong pencil grip => pencil
  cant color inside the lines => pencil
  wont draw => pencil
  cant button his jeans => buttons
  weak hand strength => buttons
  struggles with zippers and snaps => buttons
  7 and still velcro shoes => shoes
  cant put his own coat on => dressing
  puts clothes on backwards => dressing
  refuses to potty train => toilet
  pees the bed at 8 => toilet
  constipation and holding poop => toilet
  afraid to sit on the toilet => toilet
  favors left arm => one-hand
  wakes up 5 times a night => sleep
  refuses bedtime => sleep
  never naps => sleep
  obsessed with fans => own-play
  only plays with wheels of cars => own-play
  bathtime is a nightmare => hair-washing
  freaks out at the barber => hair-washing
  bites me when i try to brush his teeth => toothbrush
  only wears one pair of soft pants => clothes
  refuses to wear a winter coat => clothes
  takes all his clothes off => clothes
  flushing toilets scare her => noise toilet
  overstimulated in crowded places => noise melts-down
  too much energy, never stops => on-the-move
  jumping off the couch all day => on-the-move
  spinning in circles => on-the-move
  takes off in parking lots => runs-off
  escapes the house => runs-off
  eats dirt and rocks => chews
  grinds her teeth => chews
  picks at his skin => chews
  wont walk barefoot on grass => messy
  hates being touched => messy
  hates when his hands are sticky => messy
  hates being upside down => swings
  squeezes the cat too hard => rough
  high pain tolerance => rough
  cant calm himself down => melts-down
  loses it in walmart => melts-down
  has to have the same routine => changes
  flips out when plans change => changes
  nervous about everything => worries
  constant what ifs => worries
  scared something bad will happen => worries
  terrified of dogs => fears
  wakes up screaming from bad dreams => fears
  wont let me out of her sight => clings
  screams at daycare drop off => clings
  wont talk to her teacher => silent
  extremely shy => silent
  throws himself on the floor => tantrums
  2 hour long tantrums => tantrums
  whines all day => tantrums
  aggressive toward siblings => hits
  kicked out of preschool for biting => hits
  pinches and scratches other kids => hits
  angry outbursts => anger
  wont do anything i ask, so defiant => anger
  lies and steals => anger
  no longer enjoys anything => sad
  seems so sad lately => sad
  begs to stay home from school => school-refusal
  nobody wants to play with him => friends
  kids make fun of her => friends
  mom and dad are splitting up => loss
  trauma from foster care => loss
  cant get him off fortnite => screens
  throws a fit when i take the ipad => screens
  sibling rivalry => family
  im at the end of my rope => family
  writes numbers backwards => letters
  reads was as saw => letters
  2nd grader reading at kindergarten level => guesses
  cant remember sight words => guesses
  spelling tests are awful => spelling
  cant recognize the alphabet => rhymes
  not ready for kindergarten => rhymes
  thinks shes dumb because she cant read => avoids-reading guesses
  homework takes 3 hours => homework
  needs a math tutor => homework
  easily distracted => attention
  loses everything => attention
  daydreams in class => attention
  school wont evaluate him => iep
  special ed help => iep
  we homeschool through idea => homeschool
  developmental delay => diagnosis
  fetal alcohol => diagnosis
  global delays => diagnosis
  we dont have a car => far
  roads too icy to drive => far
  screams in the car => new-places
  g tube feeding => drinks-too-little
  staring spells => staring
  eye blinking tics => staring
  lost all her words => lost-skills
  coughs when he drinks thin liquids => coughs-at-meals
  migraines since he hit his head => after-concussion
  says she is fat and skips lunch => eating-fear
  sees things that arent there => voices
  my two and a half year old isnt saying many words => few-words
  nonstop talker wont let anyone speak => conversation
  grandparents cant make out what shes saying => hard-to-understand
  cant roll her rs => wrong-sounds
  he gets frustrated because he cant get the words out => stutters tells-little
  toddler walks on the balls of her feet => tiptoes
  my 5 year old still cant ride a bike without training wheels => bike
  kindergartner cant hold scissors => buttons
  he eats like 4 foods => few-foods
  wont eat anything green => few-foods
  texture eater spits everything out => gags
  fights me on getting dressed every morning => dressing
  wont wear socks or shoes => clothes
  terrified of the vacuum cleaner => noise
  screams if his hands get messy => messy
  cant stop moving => on-the-move
  always crashing into things on purpose => on-the-move rough
  daughter has no friends at school => friends
  son is being bullied on the bus => friends
  cries every single morning about school => school-refusal
  wont go anywhere without me => clings
  worried he has anxiety => worries
  my 10 year old is so angry all the time => anger
  my preschooler hits and kicks the teacher => hits
  he bangs his head when frustrated => tantrums
  teen wont come out of his room => sad
  reversing letters in first grade => letters
  cant sound out simple words => guesses
  she hates to read out loud => avoids-reading
  cant spell => spelling
  homework is a fight every night => homework
  he is failing 3rd grade => homework
  teacher says he cant pay attention => attention
  school says she doesnt qualify for an iep => iep
  baby with flat head => one-way
  baby has a tight neck muscle => one-way
  10 month old wont bear weight on his legs => not-sitting not-walking
  17 months and still crawling => not-walking
  tires out walking short distances => keeps-up
  she falls up the stairs => falls stairs
  legs hurt every night => loose-joints
  in-toeing => feet
  pincer grasp => pencil
  cant write his name => handwriting
  wets the bed every night at age 9 => toilet
  wont poop on the toilet only in a diaper => toilet
  wakes up screaming => fears sleep
  cant fall asleep without me => sleep clings
  lines everything up in rows => own-play
  obsessed with trains => own-play
  echoing everything => echoes
  dont know if he can hear me => name
  never points => gestures
  sucks on his shirt collar => chews
  drool everywhere => drools
  hate brushing teeth => toothbrush
  tangled hair screaming => hair-washing
  wanders off => runs-off
  cerebal palsy => equipment
  autisim => few-looks diagnosis
  adhd medication => attention on-the-move
  ocd => worries
  odd => anger
  apraxia => hard-to-understand
  dyspraxia => bike
  spd => messy
  tourettes => staring
  selective mutism => silent
  hypermobility => loose-joints
  scoliosis => posture
  plagiocephaly => one-way
  dysgraphia => handwriting
  my 4yo talks but no one gets what hes saying => hard-to-understand
  20 mo old doesnt talk only babbles => few-words
  cant say k or g => wrong-sounds
  stumbles over his words when he talks fast => stutters
  doesnt answer me when i talk to her => name does-not-follow
  wont look me in the eye => few-looks
  he memorizes movie scripts => echoes
  has trouble telling stories => tells-little
  wont share toys => conversation
  kid always sounds congested when talking => hoarse
  pickiest eater ever => few-foods
  lives off mac and cheese => few-foods
  gags on meat => gags
  5 month old cant latch => bottle
  chokes down food so fast => chewing
  takes forever at meals => mealtimes
  trips all the time => falls
  klutzy => falls
  walking weird => feet
  runs slow and tired => keeps-up
  late crawler => not-sitting
  not meeting milestones => not-sitting diagnosis
  cant skip => jump
  neck leans to the right => one-way
  poor pencil grasp => pencil
  wont use crayons => pencil
  cant do buttons => buttons
  sloppy writing => handwriting
  peeing his pants at school => toilet
  holds his poop => toilet
  scared to flush => toilet
  wakes up at 3am every day => sleep
  insists on the same cup every time => changes own-play
  hair brushing is a battle => hair-washing
  cant stand seams => clothes
  plugs her ears => noise
  fidgets constantly => on-the-move
  biting nails => chews
  wont touch playdough => messy
  mood swings => sad
  panicky at night => worries fears
  cries at dropoff => clings
  painfully shy => silent
  screaming fits => tantrums
  hurts the dog => hits rough
  argues about everything => anger
  hates going to school => school-refusal
  left out at recess => friends
  parents separated => loss
  phone addiction => screens
  we need family therapy => family
  skips words when reading => guesses
  says b instead of d when reading => letters
  cant remember multiplication tables => homework
  cant stay on task => attention
  cant organize his backpack => attention
  wants accommodations at school => iep
  video visits => far
  short term memory => attention
  swallowed a marble => swallowed-object
  got burned by the wood stove => burned
  ate rat poison => poisoned
  took my sleeping pills => poisoned
  he is not responding => seizure
  my baby wont stop crying => tantrums
  3 year old not speaking clearly => hard-to-understand
  she only has about fifteen words at two => few-words
  my boy is 30 months and still doesnt talk => few-words
  he talks but its all jibberish => hard-to-understand
  speech is slurred and mushy => hard-to-understand
  sounds like hes saying t for k => wrong-sounds
  cant get her Rs right => wrong-sounds
  my son started stuttering out of nowhere => stutters
  acts like he doesnt hear me => name does-not-follow
  ignores his name => name
  cant follow simple directions => does-not-follow
  doesnt wave or clap => gestures
  hand flapping when excited => few-looks
  repeats what we say => echoes
  scripting from youtube => echoes screens
  aac evaluation => another-way
  only wants to talk about dinosaurs => conversation own-play
  doesnt get social cues => conversation
  raspy voice => hoarse
  picky eater only 5 foods => few-foods
  hates all vegetables => few-foods
  gagging on food => gags
  9 month old still only on purees => gags
  overstuffs mouth => chewing
  breastfeeding trouble => bottle
  bottle refusal => bottle drinks-too-little cup
  sippy cup help => cup
  drooling at age 4 => drools
  dinner time is a war zone => mealtimes
  cant use silverware => spoon
  tip toe walking => tiptoes
  6 month old cant sit up => not-sitting
  baby hates being on her belly => not-sitting
  when should my baby walk, 14 months => not-walking
  falls over constantly => falls
  poor coordination => falls bike
  afraid to go down stairs => stairs
  cant jump with both feet off ground => jump
  low tone => keeps-up
  weak core => posture keeps-up
  baby has flat spot => one-way
  head always turned left => one-way
  sits with his legs in a w => posture
  knees hurt after running => loose-joints
  walks pigeon toed => feet
  cant catch or throw => bike
  broken ankle rehab => injury
  needs new orthotics => equipment
  terrible penmanship => handwriting
  holds crayon with whole fist => pencil
  cant cut with scissors => buttons
  cant tie laces => shoes
  help with getting dressed => dressing
  my 5 year old isnt potty trained => toilet
  encopresis => toilet
  wets pants during day => toilet
  left handed at 1 => one-hand
  insomnia in 8 yr old => sleep
  night wakings => sleep
  doesnt know how to play with toys => own-play
  screams when i wash her hair => hair-washing
  wont go to dentist => toothbrush
  refuses to wear jeans => clothes
  sensitive to loud noises => noise
  on the go nonstop => on-the-move
  hyper at school => on-the-move attention
  bolts away in public => runs-off
  eats non food stuff => chews
  chews pencils => chews
  hates sand at the beach => messy
  sensory processing => messy melts-down noise
  fear of heights on playground => swings
  doesnt know his own strength => rough
  after school meltdowns => melts-down
  cant handle transitions => changes
  rigid about routines => changes
  generalized anxiety => worries
  scared all the time => worries fears
  monsters under the bed => fears
  separation issues => clings
  wont speak at preschool => silent
  tantrums 5 times a day => tantrums
  head banging => tantrums
  hitting and biting => hits
  hits me in the face => hits
  rage attacks => anger
  oppositional defiant => anger
  depressed teenager => sad
  cries easily => sad
  school avoidance => school-refusal
  trouble making friends => friends
  gets picked on => friends
  grieving his grandma => loss
  new baby jealousy => loss
  too much screen time => screens
  parenting support => family
  backwards letters => letters
  dyslexia testing => letters
  struggling reader 3rd grade => guesses
  phonics help => guesses
  bad at spelling => spelling
  doesnt know abcs => rhymes
  hates to read => avoids-reading
  math tutor => homework
  wont do homework => homework
  cant concentrate => attention
  add => attention
  iep help => iep
  homeschool reading help => homeschool guesses
  brain injury rehab => diagnosis after-concussion
  fragile x => diagnosis
  developmentally behind => diagnosis
  online therapy => far
  gets car sick => new-places
  feeding tube => drinks-too-little
  tics => staring
  lost words he used to say => lost-skills
  trouble swallowing => coughs-at-meals
  headaches after concussion => after-concussion
  anorexia => eating-fear
  hallucinating => voices
  he says maybe 5 words and hes 2 and a half => few-words
  kindergarten teacher cant understand him => hard-to-understand
  she says yewwow for yellow => wrong-sounds
  he blocks and cant get a word out => stutters
  doesnt understand what im asking => does-not-follow
  never looks when i say his name => name
  no pointing no waving => gestures few-looks
  only eats crunchy food => few-foods
  refuses every meal i make => few-foods
  gags when brushing teeth => toothbrush gags
  baby wont latch on => bottle
  prefers tip toes => tiptoes
  still not walking at 19 months => not-walking
  clumsy runner => falls keeps-up
  floppy muscles => keeps-up not-sitting
  baby favors right side when looking => one-way
  slouchy => posture
  bendy joints => loose-joints
  in toeing walk => feet
  wont try to pedal => bike
  writing looks like a 3 yr olds => handwriting
  weird pencil grip => pencil
  zipper trouble => buttons
  shoe tying => shoes
  still in pullups at 5 => toilet
  fights sleep => sleep
  lines up her dolls => own-play
  hates bath time => hair-washing
  toothbrushing battle => toothbrush
  clothing tags bother her => clothes
  covers ears in the gym => noise
  cant sit through circle time => on-the-move attention
  wandering off in stores => runs-off
  mouths everything => chews
  wont do finger painting => messy
  afraid of the swing => swings
  hugs kids too hard => rough
  overwhelmed at parties => melts-down noise
  upset when routine changes => changes
  always worrying => worries
  afraid of thunder => fears
  wont leave my side => clings
  freezes and wont talk to people => silent
  tantrum at bedtime => tantrums sleep
  slaps other children => hits
  blows up over nothing => anger
  no interest in friends or hobbies => sad
  throws up from nerves before school => school-refusal worries
  gets left out by girls => friends
  dad deployed => loss
  youtube obsession => screens
  co parenting help => family
  reads backwards => letters
  2nd grade cant read => guesses
  awful speller => spelling
  cant learn letters => rhymes
  calls himself dumb => avoids-reading
  homework tears => homework
  spacey in class => attention
  special education meeting => iep
`);

/** What must be answered with an emergency first, however it is spelled. */
export const emergencyPhrases = table(`
  swallowed a battery => swallowed-battery
  swalowed batery => swallowed-battery
  he ate a button battery => swallowed-battery
  my 2 yr old swallowed 2 magnets => swallowed-battery
  magnet stuck in her nose => swallowed-battery
  i think she swallowed the battery from the remote => swallowed-battery
  drank bleach => poisoned
  ate tide pod => poisoned
  ate grandmas pills => poisoned
  my toddler got into my medicine => poisoned
  took too many tylenol => poisoned
  she drank hand sanitizer => poisoned
  ate a mushroom in the yard => poisoned
  swallowed dish soap => poisoned
  sprayed cleaner in his eyes => poisoned
  poison control number => poisoned
  ate weed gummies => poisoned
  drank antifreeze in the garage => poisoned
  3yo ate a whole bottle of vitamins => poisoned
  cant breath => no-air
  choaking => no-air
  choking on a grape => no-air
  he stopped breathing => no-air
  lips are blue => no-air
  baby turning blue => no-air
  gasping for air => no-air
  asthma attack wont stop => no-air
  something stuck in throat => no-air
  seizure => seizure
  having a siezure => seizure
  passed out and wont wake up => seizure
  my baby is limp and not responding => seizure stiff-neck
  face drooping on one side => one-side
  cant move his left arm suddenly => one-side
  burned his hand on the stove => burned
  pulled hot coffee on herself burns => burned
  boiling water on leg => burned
  touched the wood stove blisters => burned
  stuck a fork in the outlet => burned
  bleeding wont stop => bleeding
  cut his finger deep => bleeding
  dog bit her face => bleeding
  bleding bad from head => bleeding hit-head
  fell off deck => high-fall
  fell out of window => high-fall
  fell down the stairs => high-fall
  baby rolled off the bed => high-fall
  hit by a car => high-fall
  broken arm bone sticking out => high-fall
  hit head and throwing up => hit-head
  fell on his head => hit-head
  heat stroke => too-hot
  overheated and dizzy => too-hot
  left in hot car => too-hot
  hypothermia => too-cold
  fell through the ice => too-cold
  frostbite on fingers => too-cold
  wont stop shivering => too-cold
  bee sting face swelling => allergic
  hives after peanut butter => allergic
  allergic reaction => allergic
  lips swelling up => allergic
  3 week old 101 fever => baby-fever
  newborn fever => baby-fever
  my 2 month old has a temp of 100.8 => baby-fever
  fever in 5 week old baby => baby-fever
  fever and stiff neck => stiff-neck
  wants to die => in-crisis
  kill herself => in-crisis
  suiside => in-crisis
  she is cutting => in-crisis
  says he wants to kill himself => in-crisis
  my teen says she doesnt want to live anymore => in-crisis
  wishes he was dead => in-crisis
  hurting herself on purpose => in-crisis
  took a bunch of pills to kill herself => in-crisis poisoned
  says the world would be better without him => in-crisis
  abuse => harmed
  uncle touched her => harmed
  my boyfriend hits my son => harmed
  bruises from daycare => harmed
  im afraid ill hurt my baby => harmed
  molested => harmed
  swallowed a penny => swallowed-object
  bead up her nose => swallowed-object
  toddler put a watch battery in his mouth and its gone => swallowed-battery
  i think he ate the fridge magnets => swallowed-battery
  swallowed magnets => swallowed-battery
  bateries in her nose => swallowed-battery
  drank some of the drain cleaner => poisoned
  my kid swallowed advil => poisoned
  ate my blood pressure pills => poisoned
  got in the medicine cabinet and ate pills => poisoned
  chewed on a poisonous plant => poisoned
  drinking windex => poisoned
  toddler drank beer => poisoned
  ate a vape cartridge => poisoned
  cant breathe after eating => no-air
  not breathing => no-air
  her lips turned purple => no-air
  is choking on hot dog => no-air
  breathing really fast and ribs sucking in => no-air
  my baby is blue => no-air
  convulsions => seizure
  his body is shaking and eyes rolled back => seizure
  wont wake up => seizure
  fainted at school => seizure
  burn on arm from oven => burned
  spilled boiling water on himself => burned
  got burnt by the campfire => burned
  she grabbed the curling iron => burned
  electric shock from cord => burned
  bleeding alot => bleeding
  head is bleeding => bleeding hit-head
  cut her hand with a knife => bleeding
  nose wont stop bleeding => bleeding
  fell off the roof => high-fall
  fell from a tree => high-fall
  fell off a horse => high-fall
  fell out the window => high-fall
  fell off the changing table => high-fall
  toddler fell from bunk bed => high-fall
  he fell and hit his head hard => hit-head
  fell off couch and is vomiting => hit-head high-fall
  heatstroke => too-hot
  too hot and passed out in sun => too-hot seizure
  hypothermic => too-cold
  cant feel his toes after playing in snow => too-cold
  fingers white and numb from cold => too-cold
  face swelling after nuts => allergic
  throat is closing => allergic
  stung by wasp lips swollen => allergic
  swollen tongue => allergic
  3 wk old with fever => baby-fever
  6 week old temperature 100.9 => baby-fever
  newborn hot to touch => baby-fever
  1 month old baby has 102 fever => baby-fever
  neck is stiff and fever => stiff-neck
  he says he wants to kill himself => in-crisis
  i want to die => in-crisis
  suicidal thoughts in my 13 year old => in-crisis
  cuts on her arms => in-crisis
  cutting her wrists => in-crisis
  daughter said she doesnt want to be here anymore => in-crisis
  wants to end his life => in-crisis
  she says everyone would be better off if she was dead => in-crisis
  hes talking about suicde => in-crisis
  someone touched my daughter => harmed
  stepdad hits him => harmed
  my daughter was molested => harmed
  his dad is beating him => harmed
  swallowd a magnet => swallowed-battery
  baby ate a battery => swallowed-battery
  toddler drank mouthwash => poisoned
  he ate dishwasher detergent => poisoned
  kid took 10 gummy vitamins => poisoned
  swallowed grandpas heart medicine => poisoned
  got into the bleach => poisoned
  not breathing right and lips blue => no-air
  chocking on food => no-air coughs-at-meals
  he cant breathe => no-air
  seizing => seizure
  unconscous => seizure
  burned her hand => burned
  scalded with hot water => burned
  wont stop bleeding => bleeding
  big gash on his head => bleeding
  fell from second story => high-fall
  fell 8 feet from ladder => high-fall
  banged his head and throwing up => hit-head
  heat stroke symptoms => too-hot
  hes freezing and wont stop shivering => too-cold
  face is swelling up => allergic
  anaphylaxis => allergic
  2 week old fever => baby-fever
  newborn has a temp of 101 => baby-fever
  my daughter wants to kill herself => in-crisis
  self harm => in-crisis
  talking about suicide => in-crisis
  thinks about dying => in-crisis
  cutting himself => in-crisis
  sexual abuse => harmed
  someone is hurting my son => harmed
  my husband hit our daughter => harmed
  neighbor touched my kid => harmed
  swallowed a button cell => swallowed-battery
  ate a magnet off the fridge => swallowed-battery
  battery stuck up nose => swallowed-battery
  drank toilet cleaner => poisoned
  drank pine sol => poisoned
  took moms sleeping pills => poisoned
  swallowed nail polish remover => poisoned
  ate rat bait => poisoned
  ate 20 tylenol => poisoned
  drank gas => poisoned
  eating tide pods => poisoned
  my son stopped breathing => no-air
  turning purple cant breathe => no-air
  choked on a penny => no-air swallowed-object
  she looks blue => no-air
  hes gasping => no-air
  had a seizure this morning => seizure
  unresponsive => seizure
  wont open her eyes => seizure
  burnt her arm on the oven => burned
  hot grease burn => burned
  fell into campfire => burned
  big cut wont stop bleeding => bleeding
  blood everywhere => bleeding
  stabbed => bleeding
  fell from the deck => high-fall
  fell off top bunk => high-fall
  dropped off a balcony => high-fall
  fell down a flight of stairs => high-fall
  fell and hit head now vomiting => hit-head
  passed out from the heat => too-hot seizure
  left in the car hot => too-hot
  body temp is really low after falling in lake => too-cold
  frost bite => too-cold
  tongue swelling peanut => allergic
  cant breathe after bee sting => allergic no-air
  8 week old with 100.6 => baby-fever
  10 day old fever => baby-fever
  infant 2 months fever 101 => baby-fever
  i dont want to live => in-crisis
  he tried to hang himself => in-crisis
  wrote a suicide note => in-crisis
  she said shes going to kill herself => in-crisis
  wants to hurt himself => in-crisis
  daughter is self harming => in-crisis
  raped => harmed
  my dad hits me => harmed
  grandpa touches her privates => harmed
  child abuse => harmed
  daycare worker hit my son => harmed
`);

/** What sounds like an emergency and is none: nothing urgent may come first. */
export const calmPhrases = lines(`
  drop foot
  hates hot baths
  afraid of dying dog
  battery toys
  feels blue
  burns through energy
  kills time on ipad
  obsessed with magnets
  blue is his favorite color
  won't take his pills
  can't swallow pills
  afraid of choking so he won't eat
  her dog died
  falls a lot
  falls out of his chair
  fever dreams
  afraid of needles and blood
  freezes up in class
  dead tired after school
  knocks over his cup
  shakes his head no
  hates cold food
  burned out mom
  dying to make friends
  cuts paper badly
  can't cut with scissors
  cutting his nails
  hates haircuts
  allergic to change
  shoots hoops but misses
  eats too fast
  hits his head on the wall when mad
  knocks knees
  kicks the seat
  hot tempered
  cold feet about school
  loves water
  breathes through his mouth
  breaks his toys
  hates the heat
  talks about death a lot since grandpa
  kills bugs
  choked up when reading aloud
  stuck on words
  stopped talking
  attention seeking
  drop off tears
  swallows his words
  falls asleep late
  hates swallowing vitamins
  won't take medicine
  afraid of fire
  scared of bees
  blue eyes no eye contact
  hits her head on purpose when mad
  shakes when nervous
  cut the cord clingy
  wakes up too early
  chokes under pressure
  kills plants
  drowning in homework
  high energy
  cold hands
  can't cool down after school
  magnet school
  remote control obsessed
  loves batteries
  dying for attention
  hurt feelings
  broken sleep
  broken sentences
  breathing exercises for anxiety
  hot lunch refuses
  afraid of falling
  fell behind in school
  hit a growth spurt
  knocks things over
  seizes up with fear
  gives up
  stops listening
  stiff legs
  tired of homework
  won't wake up for school
  won't swallow food
  loves blue
  eats too much candy
  hits other kids
  hits me
  afraid of bleeding
  afraid of fire drills
  hot and cold moods
  falls apart easily
  burst into tears
  cuts in line
  cut hair screaming
  drinks too much milk
  swallowing problems
  won't take his vitamins
  shaking his leg
  stares at fans
  won't wear coat in cold
  sweats a lot
  stops in the middle of sentences
  choking fear
  nose picking
  hits his head
  battery operated toothbrush
  magnet tiles obsession
  breathes loud when sleeping
  tired all the time
  sick of school
  talks in his sleep
  dead pet
  killing time
`);

/** What has no answer here. */
export const unrelatedPhrases = lines(`
  pizza
  asdfgh
  how much does it cost
  what time do you open
  when are you closed
  where do i park
  do you take medicaid
  job openings
  what are your hours
  weather in anchorage
  my dog is sick
  football scores
  thank you
  my child
  ?!
  buy cheap shoes
  restaurant near me
  netflix
  passport
  moose hunting
  santa claus
  blah blah
  lorem ipsum dolor
  i love my kids
  can you call me
  who is the president
  cute puppies
  password reset
  dinner ideas
  taxes
  hello
  red wagon
  birthday cake
`);

function table(text: string): [typed: string, ids: string[]][] {
  return lines(text).map((line) => {
    const [typed = "", ids = ""] = line.split(" => ");
    return [typed, ids.split(" ")];
  });
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
