/** Queries that parents may type, with the concerns that are acceptable as the first answer. */
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
  20 months and only says mama => few-words
  2 year old nonverbal => few-words another-way
  18mo no words => few-words
  not combining words yet => single-words
  only one word at a time => single-words
  talks in single words at 3 => single-words
  nobody outside the family understands him => hard-to-understand
  speech is mumbly => hard-to-understand
  unclear speech => hard-to-understand
  cant say r => wrong-sounds
  says tat instead of cat => wrong-sounds
  stutering => stutters
  repeats first sound of words b-b-ball => stutters
  blocks on words => stutters
  doesn't follow directions => does-not-follow
  have to repeat everything 5 times => does-not-follow attention
  seems not to understand me => does-not-follow
  doesnt respond when called => name
  not pointing at 15 months => gestures
  doesn't wave bye bye => gestures
  baby doesn't smile => few-looks
  in his own world => few-looks own-play
  repeats lines from bluey => echoes
  scripting => echoes
  needs a talking tablet => another-way
  AAC device => another-way
  cant tell me what happened at school => tells-little
  forgets words, says "that thing" => tells-little
  talks only about trains => conversation own-play
  interrupts and cant take turns talking => conversation
  lost her voice from screaming => hoarse
  only eats beige food => few-foods
  extremely picky => few-foods
  wont try new foods => few-foods
  gags on mashed potatoes => gags
  throws up with lumpy food => gags
  swallows food whole => chewing
  wont latch => bottle
  refuses bottle => bottle
  tongue tie => bottle wrong-sounds
  cant use straw => cup
  sippy cup transition => cup
  dribbles all day soaks his bibs => drools
  dinner takes 2 hours => mealtimes
  dinner battles => mealtimes few-foods
  still eats with hands no fork => spoon
  spills every spoonful => spoon
  walks on tippy toes => tiptoes
  not rolling over 7 months => not-sitting
  wont sit up alone => not-sitting
  wont take steps => not-walking
  born at 28 weeks => diagnosis
  global delay => diagnosis
  clumsy => falls
  always tripping over his feet => falls
  scared of stairs => stairs
  one step at a time going down stairs => stairs
  cant climb the ladder at the playground => stairs
  can't jump with both feet => jump
  tires easily at recess => keeps-up
  low stamina on walks wants to be carried => keeps-up
  head tilts to the left => one-way
  slouches at the table => posture
  hypermobile => loose-joints
  double jointed elbows => loose-joints
  left leg shorter => feet
  limping => feet
  bow legs => feet
  no pedaling at 6 => bike
  misses every ball => bike
  cast came off still stiff => injury
  therapy after broken leg => injury
  AFO too small => equipment
  outgrew wheelchair => equipment
  writing hurts his hand => handwriting
  writes so slow teacher cant read it => handwriting
  holds pencil in fist => pencil
  pencil grip => pencil
  zippers => buttons
  can't cut with scissors => buttons
  velcro shoes at 9 cant tie laces => shoes
  puts clothes on backward => dressing
  takes forever to get dressed => dressing
  wets the bed => toilet
  poops in pants => toilet
  holds poop => toilet
  only uses left hand => one-hand
  handedness at 10 months => one-hand
  bedtime takes 3 hrs => sleep
  lines up cars => own-play
  spins wheels for hours => own-play
  screams at haircuts => hair-washing
  nail cutting is torture => hair-washing
  fights brushing teeth => toothbrush
  seams on socks => clothes
  only wears soft pants => clothes
  fireworks noise freaks him out => noise
  hyper => on-the-move attention
  chews shirt collar => chews
  mouths everything at 4 => chews
  grass on feet => messy
  afraid of swings => swings
  hates having feet off the ground => swings
  crashes into walls and people => rough
  doesn't cry when hurt => rough
  meltdown at walmart => melts-down
  loses it when plans change => changes
  transitions are hard => changes
  anxiety => worries
  what ifs all day => worries
  scared of the dark => fears
  wont talk to teacher => silent
  tantrums last an hour => tantrums
  holds breath => tantrums breath-holding
  bites other kids => hits
  throws toys at people => hits
  bolts in parking lots => runs-off
  elopement => runs-off
  short fuse => anger
  punches walls when mad => anger hits
  depressed teen => sad
  stomach aches every school morning => school-refusal worries
  ipad addiction => screens
  fortnite all night => screens sleep
  siblings fight constantly => family hits
  we yell a lot at home => family
  b d reversal => letters
  dyslexia => letters guesses spelling avoids-reading
  reading is way behind class => guesses avoids-reading
  guesses from the picture => guesses
  terrible speller => spelling
  doesn't know alphabet => rhymes
  cant rhyme => rhymes
  says im dumb when reading => avoids-reading
  homework takes all night => homework
  never finishes anything => attention
  homeschooling reading curriculum => homeschool
  we live in a village off the road => far
  car rides are a nightmare => new-places
  immune compromised can't go out => stays-home
  lazy eye => eyes
  used to talk and stopped => lost-skills
  lost words => lost-skills
  coughs when drinking milk => coughs-at-meals
  no wet diapers today => drinks-too-little
  not gaining weight => drinks-too-little
  headaches weeks after concussion => after-concussion
  scared of getting fat => eating-fear
  caught him vaping => substances
  my 22 month old has about 3 words => few-words
  toddler only babbles => few-words
  just grunts and points => few-words
  25 months no sentences => single-words
  cant make two word phrases => single-words
  strangers have no idea what she says => hard-to-understand
  mumbles => hard-to-understand
  preschool teacher cannot understand him => hard-to-understand
  w instead of r => wrong-sounds
  trouble with s sound => wrong-sounds
  leaves off ends of words => wrong-sounds hard-to-understand
  stammer => stutters
  gets stuck on the first letter when he talks => stutters
  doesnt understand simple instructions => does-not-follow
  confused by questions => does-not-follow
  acts deaf => name does-not-follow
  never turns around when i say his name => name
  no waving or clapping => gestures
  doesnt smile back => few-looks
  pecs or sign language => another-way
  needs communication device => another-way
  says idk when i ask about school => tells-little
  doesnt get jokes or social cues => conversation
  voice sounds scratchy => hoarse
  eats 4 foods total => few-foods
  refuses vegetables => few-foods
  only chicken nuggets and crackers => few-foods
  gags when he sees food => gags
  purees only wont do chunks => gags
  stuffs mouth too full => chewing
  cant chew meat => chewing
  nursing hurts baby cant latch => bottle
  takes an hour to finish a bottle => bottle
  wont give up bottle for cup => cup bottle
  open cup drinking => cup
  always drooling at age 3 => drools
  gets up from table constantly while eating => mealtimes on-the-move
  cant use a spoon => spoon
  messy eater with utensils => spoon
  toe walker => tiptoes
  on his toes all the time => tiptoes
  8 months old not sitting => not-sitting
  no crawling at 11 months => not-sitting
  15 months and not walking => not-walking
  scared to let go and walk => not-walking
  preemie follow up => diagnosis
  behind on milestones => diagnosis
  spina bifida => diagnosis equipment
  muscle tone is low => diagnosis posture
  trips over nothing => falls
  walks into doorways => falls
  wobbly on stairs => stairs
  afraid to climb playground equipment => stairs
  cant hop on one foot => jump
  jumping jacks impossible => jump
  gets worn out fast => keeps-up
  pe class too hard weak => keeps-up
  baby favors one side when looking => one-way
  helmet for flat head => one-way
  leans on everything => posture
  slumps in chair => posture
  very flexible joints => loose-joints
  knees hurt after playing => loose-joints
  feet turn in => feet
  walks funny => feet
  walks with a limp => feet
  training wheels at 8 => bike
  still limping after cast => injury
  ankle sprain recovery => injury
  walker is too small => equipment
  orthotics dont fit => equipment
  illegible handwriting => handwriting
  hand cramps when writing => handwriting
  letters float off the lines => handwriting
  breaks crayons presses too hard => pencil rough
  scissor skills => buttons
  cant tie shoelaces at 8 => shoes
  cant dress himself => dressing
  cant put on socks => dressing
  still in pull ups at 5 => toilet
  pees his pants at school => toilet
  refuses to poop on the potty => toilet
  constipated and withholding => toilet
  only uses right arm => one-hand
  insomnia => sleep
  lines up toys => own-play
  no pretend play => own-play
  hates hair brushing => hair-washing
  haircuts are a disaster => hair-washing
  wont let me brush teeth => toothbrush
  toothpaste makes him gag => toothbrush gags
  itchy tags => clothes
  refuses jeans => clothes
  covers his ears => noise
  scared of vacuum => noise fears
  constantly moving => on-the-move
  spins and climbs nonstop => on-the-move
  chews on sleeves => chews
  eats paper and crayons => chews
  hates finger painting => messy
  hates sticky hands => messy
  scared of the slide => swings stairs
  gets carsick and hates swings => swings
  plays too rough with brother => rough
  grocery store meltdowns => melts-down
  rigid about routine => changes
  hates surprises => changes
  overthinks everything => worries
  scared of the toilet flushing => toilet fears noise
  wont let me leave the room => clings
  clingy => clings
  doesnt speak in class => silent
  frozen when people talk to her => silent
  bites his brother => hits
  throws chairs => hits
  explodes over little things => anger
  rage => anger
  seems down lately => sad
  lost interest in everything => sad
  refuses to get on the bus => school-refusal
  begs to stay home => school-refusal
  nobody plays with him => friends
  bullied => friends
  grieving his dad => loss
  moved to new town and struggling => loss
  too much youtube => screens
  melts down when i take the tablet => screens
  coparenting => family loss
  stressed parents => family
  reverses numbers => letters
  writes backward => letters
  reads very slow => guesses
  cant sound out words => guesses
  spelling tests => spelling
  cant hear rhyming words => rhymes
  kindergartener doesnt know letters => rhymes
  crying over math worksheet => homework
  homework battles => homework
  forgetful and disorganized => attention
  distracted => attention
  school wont give him an iep => iep
  understanding his iep => iep
  homeschool help => homeschool
  we live in bethel => far
  virtual visits => far
  hates going to new places => new-places
  oxygen at home medically fragile => stays-home
  eyes cross => eyes
  squints at the tv => eyes
  regression in speech => lost-skills
  stopped saying words he knew => lost-skills
  coughs every time she drinks => coughs-at-meals
  wet sounding voice after eating => coughs-at-meals
  blinking tics => staring
  wont drink anything => drinks-too-little
  losing weight => drinks-too-little
  still dizzy a month after concussion => after-concussion
  makes herself throw up => eating-fear
  counts calories => eating-fear
  vape pen in her bag => substances
  smoking weed => substances
  drinking at parties => substances
  holds her breath til she turns red => breath-holding
  breath holding spells => breath-holding
  almost 2 and not talking => few-words
  says maybe five words => few-words
  doesnt use words just cries => few-words another-way
  language delay => few-words does-not-follow single-words
  isnt putting words together => single-words
  slushy s sounds => wrong-sounds
  says f for th => wrong-sounds
  repeats words when starting a sentence => stutters
  stuttering started at 4 => stutters
  cant follow two step directions => does-not-follow
  doesnt understand no => does-not-follow tantrums
  doesnt answer to name => name
  hearing seems fine but ignores me => name does-not-follow
  doesnt show me things => gestures
  doesnt look at faces => few-looks
  never smiles => few-looks sad
  copies phrases from tv => echoes
  talker device for nonspeaking child => another-way
  cant explain what happened => tells-little
  doesnt know how to join conversations => conversation friends
  gets too close and talks at people => conversation
  hoarse voice for months => hoarse
  only eats white foods => few-foods
  selective eater => few-foods
  vomits at certain textures => gags
  chokes on lumpy food gags => gags coughs-at-meals
  holds food in mouth => chewing
  doesnt chew just swallows => chewing
  breastfeeding pain latch => bottle
  bottle feeding takes forever => bottle
  straw cup trouble => cup
  soaks shirt with drool => drools
  screams at mealtime => mealtimes
  wont stay at the table to eat => mealtimes
  fork and knife skills => spoon
  toe walking => tiptoes
  wont roll over => not-sitting
  not sitting up at 9 months => not-sitting
  late walker => not-walking
  pulls to stand but no steps => not-walking
  autism evaluation => diagnosis
  premature baby delays => diagnosis
  fetal alcohol syndrome => diagnosis
  bumps into things => falls
  falls more than other kids => falls
  afraid of stairs => stairs
  holds railing every step => stairs
  jumping with two feet => jump
  cant gallop => jump
  gets out of breath on hikes => keeps-up no-air
  always looks to the right => one-way
  neck is tight => one-way
  bad posture => posture
  bendy fingers => loose-joints
  ehlers danlos => loose-joints
  knock knees => feet
  one foot turns inward => feet
  balance bike too hard => bike
  throwing and catching => bike
  physical therapy after surgery => injury
  stiff after cast removed => injury
  leg braces hurt => equipment
  new wheelchair => equipment
  writing is messy => handwriting
  hates writing => handwriting
  hand hurts from writing => handwriting
  how to hold a crayon => pencil
  cant hold a pencil => pencil
  opening lunch containers and buttons => buttons
  cutting with scissors => buttons
  laces => shoes
  getting dressed by himself => dressing
  puts shirt on inside out => dressing
  not potty trained at 4 => toilet
  bed wetting at 8 => toilet
  scared to poop => toilet
  one hand always fisted => one-hand
  wakes at 4am => sleep
  night terrors => sleep fears
  obsessed with spinning things => own-play
  plays alone with same toy => own-play
  washing hair is a fight => hair-washing
  cutting nails screams => hair-washing
  toothbrushing battles => toothbrush
  sensitive to clothing => clothes
  wont wear shoes or socks => clothes
  too loud for him => noise
  hates loud noises => noise
  wiggly all day => on-the-move
  climbs everything => on-the-move runs-off
  chewing on everything => chews
  puts everything in his mouth => chews
  doesnt like dirty hands => messy
  hates sand and grass => messy
  motion sickness on swings => swings
  scared of heights => swings fears
  too rough with other kids => rough hits
  sensory overload in stores => melts-down noise
  after school restraint collapse => melts-down
  freaks out with changes => changes
  needs same routine => changes
  always worried => worries
  anxious about tests => worries
  scared of needles => fears
  afraid of bugs => fears
  wont separate from mom => clings
  cries when i leave => clings
  wont speak at school => silent
  only whispers in public => silent
  out of control tantrums => tantrums
  hitting and kicking => hits
  pinches and scratches => hits
  wanders off in stores => runs-off
  no fear of danger => runs-off
  blows up easily => anger
  seems depressed => sad
  doesnt enjoy anything anymore => sad
  cries before school => school-refusal clings
  gets bullied at school => friends
  death of grandparent => loss
  parents separating => loss family
  cant get off the phone => screens
  video game addiction => screens
  marriage stress affecting kids => family
  writes letters backwards => letters spelling
  struggling reader => guesses avoids-reading
  learning the alphabet => rhymes
  phonics => rhymes guesses
  says reading is stupid => avoids-reading
  fights about homework => homework
  hours of homework => homework
  school denied services => iep
  home school reading tutor => homeschool
  online appointments => far
  hours away from you => far
  refuses long car trips => new-places
  germs cant be around people => stays-home
  one eye turns in => eyes
  needs glasses => eyes
  stopped babbling => lost-skills
  lost skills => lost-skills
  pneumonia from aspiration => coughs-at-meals
  spacing out => staring
  facial tics => staring
  few wet diapers => drinks-too-little
  underweight => drinks-too-little
  headaches since hitting head last month => after-concussion
  afraid to eat because of weight => eating-fear
  bulimia => eating-fear
  hearing voices => voices
  found a vape => substances
  my teen is drinking => substances
  holding his breath when angry => breath-holding
`);

/** Queries whose first answer must be an emergency, even if they are misspelled. */
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
  stopped breathing => no-air
  my baby is not breathing => no-air
  turned blue => no-air
  lips are turning purple => no-air
  hes chokin on a hotdog help => no-air
  something stuck in her throat cant talk => no-air
  ribs sucking in when he breathes => no-air
  breathing really fast and grunting => no-air
  asthma attack inhaler not helping => no-air
  fell in the pool => no-air
  found face down in the bath => no-air
  was under water for a minute => no-air
  almost drownd at the lake => no-air
  coughing up water after swimming and sleepy => no-air
  baby went blue and floppy => no-air stiff-neck seizure
  cord around neck => no-air
  plastic bag on head => no-air
  wheezing and cant get words out => no-air
  swallowed a button battery => swallowed-battery
  swallowd battery => swallowed-battery
  button battery up nose => swallowed-battery
  i think my 2yo ate a watch battery => swallowed-battery
  battery in ear => swallowed-battery
  remote is open and the battery is missing => swallowed-battery
  ate magnets => swallowed-battery
  swalowed two little magnet balls => swallowed-battery
  he put a lithium coin cell in his mouth and its gone => swallowed-battery
  magnetic beads swallowed => swallowed-battery
  hearing aid battery swallowed => swallowed-battery
  swallowed bleach => poisoned
  ate a gummy thc => poisoned
  my toddler ate an edible => poisoned
  weed gummies => poisoned
  vape juice => poisoned
  drank vape liquid => poisoned
  grandmas pills => poisoned
  got into grandmas heart pills => poisoned
  ate a laundry pod => poisoned
  tide pod burst in mouth => poisoned
  too much tylenol => poisoned
  gave double dose of motrin by accident => poisoned
  drank hand sanitizer => poisoned
  overdose => poisoned in-crisis
  took whole bottle of vitamins => poisoned
  ate mushrooms from the yard => poisoned
  licked rat poison => poisoned
  antifreeze => poisoned
  drank gasoline => poisoned
  ate some melatonin gummies like 10 => poisoned
  swallowed moms birth control pills => poisoned
  got windex in his eyes => poisoned eye-hurt
  ate a cigarette butt => poisoned
  drank dads whiskey => poisoned
  took someone elses adderall => poisoned
  carbon monoxide alarm going off => poisoned no-air
  lips swelling peanut => allergic
  face swelling up after eating eggs => allergic
  tongue is swollen => allergic
  hives all over after a bee sting => allergic
  used epipen what now => allergic
  allergic reaction to amoxicillin => allergic
  ate cashew and now throwing up and itchy bumps => allergic
  stung by a wasp eyes swelled shut => allergic
  throat closing => allergic no-air
  cant wake my baby => seizure stiff-neck
  having a seizure => seizure
  shaking all over and eyes rolled back => seizure
  siezure lasting 5 minutes => seizure
  passed out => seizure
  she fainted and isnt responding => seizure
  went stiff and jerking => seizure
  twitching and drooling not responding => seizure
  my daughter is cutting herself => in-crisis
  i found cuts on her arm => in-crisis bleeding
  suicidal => in-crisis
  sucidal thoughts => in-crisis
  she wrote a goodbye note => in-crisis
  son says hed be better off dead => in-crisis
  threatning to kill us with a knife => in-crisis harmed
  burns his arm with a lighter on purpose => in-crisis burned
  i dont want to live anymore => in-crisis
  i want to hurt my baby => harmed in-crisis
  took pills to kill herself => in-crisis poisoned
  tried to hang himself => in-crisis no-air
  cant move right arm suddenly => one-side
  suddenly slurring words => one-side
  half of his face isnt moving => one-side
  suddenly leg went numb and weak => one-side
  stroke => one-side
  nosebleed wont stop => bleeding
  cut his finger off => bleeding
  deep cut needs stitches => bleeding
  dog bite on face => bleeding
  stepped on a nail deep => bleeding
  bit by a dog => bleeding
  throwing up blood => bleeding
  he got shot => bleeding gun
  glass in foot gushing => bleeding
  boiling water => burned
  spilled hot coffee on him => burned
  burned hand on stove => burned
  electric shock => burned
  stuck a fork in outlet => burned
  chewed through an electrical cord => burned
  burnt her fingers on the iron => burned
  bathwater was too hot skin is red and peeling => burned
  firework burn => burned
  hit his head => hit-head
  knocked unconscious => hit-head seizure
  hit her head and threw up => hit-head
  banged head hard on concrete acting weird => hit-head
  fell off couch head bump sleepy => hit-head
  concusion => hit-head after-concussion
  blacked out after football tackle => hit-head seizure
  clear fluid out of ear after fall => hit-head
  soft spot is bulging after fall => hit-head stiff-neck
  fell out window => high-fall
  fell down the stairs baby => high-fall hit-head
  fell out of a tree => high-fall
  fell off the top bunk => high-fall
  atv rolled over on him => high-fall
  bone sticking out => high-fall bleeding
  broke his arm its bent wrong => high-fall
  dropped the baby on the floor => high-fall hit-head
  hot car => too-hot
  left in the car in the heat => too-hot
  overheated and stopped sweating => too-hot
  frostbite fingers white => too-cold
  lost his mitten fingers are white and numb => too-cold
  cold and wont stop shivering then sleepy => too-cold
  102 fever 6 weeks old => baby-fever
  1 month old temp 100.6 => baby-fever
  my 3 week old feels hot => baby-fever
  stiff neck and fever => stiff-neck
  purple spots that dont fade with fever => stiff-neck
  floppy and hot wont wake to feed => stiff-neck seizure baby-fever
  someone touched her => harmed
  someone touched my daughter down there => harmed
  husband hits the kids => harmed
  uncle molested => harmed
  my boyfriend shook the baby => harmed hit-head
  i think the babysitter is hurting him => harmed
  stranger online asked for nude pics => harmed
  found a gun => gun
  gun => gun
  brought a gun to school => gun in-crisis harmed
  playing with dads loaded pistol => gun
  poked eye with a stick and its bleeding => eye-hurt bleeding
  swallowed a coin => swallowed-object no-air
  bead stuck in nose => swallowed-object
  baby isnt breathing what do i do => no-air
  he cant catch his breath => no-air
  struggling for air => no-air
  skin looks gray and hes breathing weird => no-air
  lips r blue => no-air
  swallowed something and now cant breathe => no-air swallowed-object
  meatball stuck in throat => no-air
  choked on a piece of apple => no-air
  heavy wheezing all night inhaler didnt work => no-air
  belly sucking in under ribs fast breathing => no-air
  pulled her out of the pool => no-air
  kid went under in the hot tub => no-air
  toddler found in the bathtub not moving => no-air seizure
  drowning => no-air
  swallowed a lot of lake water and is coughing => no-air
  wrapped in blind cords => no-air
  makes a high pitched noise every time she breathes in => no-air
  barking cough and cant breathe => no-air
  stops breathing in his sleep for 20 seconds => no-air
  not breathing right => no-air
  feet and hands blue and he is limp => no-air too-cold seizure
  newborn breathing super fast => no-air
  ate a button batery => swallowed-battery
  she swallowed my hearing aid battery => swallowed-battery
  found him with the remote batteries one is gone => swallowed-battery
  cr2032 swallowed => swallowed-battery
  double a battery in mouth leaking => swallowed-battery
  swallowed magnet from a toy => swallowed-battery
  buckyballs missing 2 => swallowed-battery
  two magnets stuck inside nose => swallowed-battery
  ingested a disc battery => swallowed-battery
  think the baby ate the airtag battery => swallowed-battery
  drank some pledge => poisoned
  swallowed dishwasher tablet => poisoned
  toilet bowl cleaner in mouth => poisoned
  got ahold of my xanax => poisoned
  took 2 of my blood pressure meds => poisoned
  ate a whole box of chewable tylenol => poisoned
  i gave her ibuprofen twice by mistake => poisoned
  gave the wrong dose of medicine => poisoned
  he drank cough syrup the whole bottle => poisoned
  found open pill bottle and pills missing => poisoned
  ate dads weed brownie => poisoned
  thc cookie => poisoned
  swallowed nicotine pouch => poisoned
  vape liquid on her hands and mouth => poisoned
  sipped antifreeze => poisoned
  drank lamp oil => poisoned
  drank lighter fluid => poisoned
  ate berries off a bush => poisoned
  chewed a leaf from houseplant => poisoned
  ate slug bait => poisoned
  chugged vodka at a party throwing up => poisoned
  kid drank a bunch of vanilla extract => poisoned
  swallowed hydrogen peroxide => poisoned
  bleach in eyes => poisoned eye-hurt
  breathing in paint fumes dizzy => poisoned
  sniffing glue => poisoned substances
  co detector beeping everyone has a headache => poisoned
  my kid ate rat poison pellets => poisoned
  fentanyl exposure => poisoned
  snake bit him => poisoned bleeding
  ate 8 multivitamins with iron => poisoned
  prenatal vitamins swallowed => poisoned
  face blew up after shrimp => allergic
  tongue getting bigger after peanut butter => allergic
  covered in hives => allergic
  bee stung her now hives and trouble breathing => allergic no-air
  ear and lip swelling from penicillin => allergic
  severe reaction to nuts => allergic
  epi pen expired and shes reacting => allergic
  wheezing after eating cashews => allergic no-air
  itchy throat after walnuts => allergic
  whole body rash after amoxicillin and swelling => allergic
  yellowjacket stings on face swelling => allergic
  seizing right now => seizure
  eyes rolled back and he was jerking => seizure
  wont respond to me => seizure
  son collapsed => seizure
  fell to the ground shaking => seizure
  cannot wake her up from nap => seizure
  she just passed out => seizure
  foaming at mouth => seizure
  baby went limp in my arms => seizure stiff-neck one-side
  febrile siezures => seizure
  diabetic and wont wake => seizure
  dont want to be alive => in-crisis
  he wishes he was never born => in-crisis
  i wanna die => in-crisis
  says shes going to end it => in-crisis
  googled how to kill yourself => in-crisis
  found razor blades and blood in her room => in-crisis bleeding
  scratches her arms till they bleed on purpose => in-crisis bleeding
  cuts his thighs => in-crisis
  he put a belt round his neck => in-crisis no-air
  swallowed a bunch of pills on purpose => in-crisis poisoned
  kys text from my son => in-crisis
  hes threatening to jump => in-crisis
  says life is pointless and wants it to be over => in-crisis
  tried to drown herself => in-crisis no-air
  pulled a knife on his brother => in-crisis
  said he would shoot himself => in-crisis gun
  says hes gonna shoot up his school => in-crisis gun
  im scared i might kill myself => in-crisis
  i feel like throwing my baby => harmed in-crisis
  his mouth is drooping => one-side
  one side of body went weak => one-side
  cant lift her arm all of a sudden => one-side
  slurred speech and confused => one-side
  suddenly cant see out of one eye => one-side eye-hurt
  sudden loss of balance and cant walk => one-side
  arm is limp since this morning => one-side
  bleeding through the towel => bleeding
  chopped fingertip off => bleeding
  sliced his hand with a kitchen knife => bleeding
  axe hit his foot => bleeding
  nose has been bleeding for 30 min => bleeding
  dog attacked my toddler => bleeding
  cat bite swollen => bleeding
  needs stiches => bleeding
  bloody poop => bleeding
  vomitting blood => bleeding
  got shot with a bb gun => bleeding gun eye-hurt
  stabbed with scissors => bleeding
  fish hook in finger => bleeding
  finger slammed in car door => bleeding high-fall
  bitten by a fox => bleeding
  scalding bath => burned
  pulled a pot of soup down on herself => burned
  ramen spilled on lap => burned
  grabbed a hot curling iron => burned
  zapped by outlet => burned
  electrocuted => burned
  palm blistered from touching the fireplace => burned
  his shirt caught fire => burned
  bit through lamp cord => burned
  oil splatter burn => burned
  sparkler burned her hand => burned
  chemical burn => burned
  hit head on corner of table => hit-head
  fell backwards and hit back of head => hit-head
  huge goose egg on forehead => hit-head
  hockey puck to the head confused => hit-head
  knocked out cold => hit-head seizure
  smacked his head on the ice and is throwing up => hit-head
  head injury => hit-head
  hit her head this morning and now is really sleepy => hit-head
  baby rolled off couch onto head => hit-head high-fall
  fell 12 ft => high-fall
  fell off the monkey bars arm looks bent => high-fall
  fell from second floor => high-fall
  rolled off the changing table => high-fall
  fell out of shopping cart => high-fall hit-head
  four wheeler accident => high-fall
  snowmachine crash => high-fall
  run over in the driveway => high-fall
  got thrown off horse => high-fall
  tv tipped over on her => high-fall
  think his leg is broken => high-fall
  trampoline broken ankle => high-fall
  bone poking out => high-fall
  cant move neck after dive => high-fall
  locked in a hot car => too-hot
  left the baby in the car => too-hot
  heat exhaustion => too-hot
  dizzy and sick from the sun => too-hot
  practice in the heat and now confused => too-hot
  very hot skin and not making sense => too-hot stiff-neck
  frozen toes => too-cold
  frost bit ears => too-cold
  fell in the river in winter shaking => too-cold no-air
  wet and cold and acting drunk => too-cold
  tips of fingers turned white and hard => too-cold
  outside in the cold without coat cant stop shaking => too-cold seizure
  body temp 94 => too-cold
  2 month old 101 temp => baby-fever
  11 day old feels hot => baby-fever
  6wk old fever => baby-fever
  five week old has 100.5 => baby-fever
  my newborn is burning up => baby-fever
  fever and cant touch chin to chest => stiff-neck
  fever with rash that doesnt go away when pressed => stiff-neck
  tiny purple dots on skin and fever => stiff-neck
  meningitis symptoms => stiff-neck
  listless baby wont nurse => stiff-neck baby-fever
  babysitter hit my baby => harmed
  grandfather touched her => harmed
  i think he was molested => harmed
  coach sending weird texts to my daughter => harmed
  she says daddy hurts her => harmed
  my ex is abusing the kids => harmed
  shaken baby => harmed
  someone sent my kid naked pictures => harmed
  my husband is beating me and the kids are scared => harmed
  hand shaped bruise on my son => harmed
  daughter says teacher touched her private area => harmed
  i lost it and hit my kid => harmed
  found my husbands loaded gun under the bed => gun
  toddler picked up a handgun => gun
  bullets in my sons backpack => gun
  friend showed him a gun => gun
  rifle was left out => gun
  he threatened a classmate with a gun => gun in-crisis
  scissors poked her eye => eye-hurt
  stick in eye => eye-hurt
  got hit in the eye with a ball cant see => eye-hurt
  glue in eye => eye-hurt poisoned
  sand in his eye wont stop crying => eye-hurt
  my daughter ran away => missing
  cant find my son => missing
  lost my 4 year old at the park => missing
  swallowed a quarter => swallowed-object
  ate a screw => swallowed-object
  pea stuck up his nose => swallowed-object
  swallowed a bobby pin => swallowed-object
  she is having trouble breathing => no-air
  hes turning blue help => no-air
  toddler choking not coughing => no-air
  cannot breathe well chest caving in => no-air
  marble stuck in throat => no-air swallowed-object
  choked on hot dog now ok but coughing => no-air coughs-at-meals
  baby stopped breathing for a few seconds => no-air
  asthma is really bad puffer not helping => no-air
  fell in the lake => no-air too-cold
  she was at the bottom of the pool => no-air
  almost drowned in the tub => no-air
  3yo slipped under water in bath coughing since => no-air
  lips look purple and breathing fast => no-air
  suffocating under blanket => no-air
  string around his neck => no-air
  breathing like a seal bark => no-air
  gray skin not breathing => no-air
  gum stuck in windpipe => no-air
  my son swallowed a small battery => swallowed-battery
  watch batteries eaten => swallowed-battery
  battry in her mouth => swallowed-battery
  she has a battery stuck up her nose => swallowed-battery
  swallowed magnets from a fidget toy => swallowed-battery
  my 4 year old ate 5 tiny magnets => swallowed-battery
  remote control battery is gone and he was chewing on it => swallowed-battery
  batterie from the thermometer in his throat => swallowed-battery
  coin cell battery missing => swallowed-battery
  magnetic earrings swallowed one => swallowed-battery
  drank mr clean => poisoned
  drank a capful of bleach => poisoned
  licked a detergent pod => poisoned
  toddler bit a laundry pod => poisoned
  swallowed a bunch of tylonol => poisoned
  took 3 doses of allergy medicine => poisoned
  daughter took her brothers adhd medicine => poisoned
  wrong medicine given at daycare => poisoned
  swallowed my zoloft => poisoned
  baby ate a blood thinner pill => poisoned
  he found grandpas pills and ate some => poisoned
  kid ate pot cookies => poisoned
  toddler ate delta 8 gummies => poisoned
  edibles => poisoned
  swallowed e cig juice => poisoned
  chewed a nicotine patch => poisoned
  drank paint thinner => poisoned
  drank windshield washer fluid => poisoned
  ate dog medicine => poisoned
  ate mothballs => poisoned
  drank perfume => poisoned
  teen passed out drunk => poisoned seizure
  alcohol poisoning => poisoned
  swallowed hand soap => poisoned
  ate mushrooms outside => poisoned
  ate a berry from the yard not sure what kind => poisoned
  got drain cleaner on her lips => poisoned
  oven cleaner sprayed in eye => poisoned eye-hurt
  inhaled ammonia => poisoned
  carbon monoxide => poisoned no-air
  overdosed on tylenol => poisoned in-crisis
  smoked something and now acting weird => poisoned substances
  bitten by a spider swelling => poisoned allergic bleeding
  swallowed toilet cleaner tab => poisoned
  eyes swelling shut after bee sting => allergic
  lips tingly and puffy after nuts => allergic
  broke out in hives after eating eggs => allergic
  allergic reaction to a medicine => allergic
  anaphalaxis => allergic
  throat feels tight after eating fish => allergic no-air
  swelling in face => allergic
  stung in the mouth by a bee => allergic
  hives and vomiting => allergic
  peanut allergy ate a cookie with nuts => allergic
  having convulsions => seizure
  first seizure => seizure
  is unconscious => seizure
  wont wake up after nap => seizure
  kid fainted => seizure
  shaking and staring cant get his attention => seizure staring
  body is stiff and jerking => seizure
  eyes rolled up and went limp => seizure
  seisure with fever => seizure stiff-neck
  not waking up => seizure stiff-neck
  my daughter says she wants to die => in-crisis
  my son is suicidal what do i do => in-crisis
  wants to kill him self => in-crisis
  hanging herself => in-crisis
  self injury => in-crisis
  burns herself with lighters => in-crisis
  cuts on wrists => in-crisis
  kill myself => in-crisis
  doesnt see a point in living => in-crisis
  thinks we would be happier if he was dead => in-crisis
  i cant go on anymore => in-crisis
  took a whole bottle of pills wanting to die => in-crisis poisoned
  waving a knife around threatening us => in-crisis
  talks about hurting himself => in-crisis
  wants to hurt other people and himself => in-crisis
  carved words into her skin => in-crisis
  i dont want to be here => in-crisis
  texted a friend that shes going to kill herself => in-crisis
  right side of face drooping => one-side
  left arm wont move => one-side
  sudden weakness in leg => one-side
  suddenly cant speak => one-side
  sudden numbness in hand => one-side
  bleeding a lot => bleeding
  blood is gushing from his leg => bleeding
  cut to the bone => bleeding
  nosebleed for an hour => bleeding
  finger got cut off => bleeding
  coughing up blood => bleeding
  bear attack => bleeding
  dog bit my daughters hand => bleeding
  stepped on broken glass deep cut => bleeding
  blood in diaper => bleeding
  gunshot wound => bleeding gun
  knife cut wont stop bleeding => bleeding
  split his chin open => bleeding
  bit through his lip => bleeding
  nail through foot => bleeding
  burned by hot oil => burned
  hot tea spilled on baby => burned
  touched the stove => burned
  burn with blisters => burned
  burned his mouth on hot food => burned
  stuck her finger in a socket => burned
  bad sunburn with blisters => burned
  hair on fire => burned
  fell in the fire pit => burned
  hot water from tap burned her => burned
  hit by lightning => burned
  got shocked by a cord => burned
  iron fell on foot burn => burned
  hit her head on the floor => hit-head
  bumped head and vomiting => hit-head
  concussion symptoms after fall => hit-head after-concussion
  fell off bike no helmet head hurts => hit-head high-fall
  baby bonked his head and is crying a lot => hit-head
  got kicked in the head by a horse => hit-head high-fall
  blow to the head => hit-head after-concussion
  passed out after hitting his head => hit-head seizure
  pupils are different sizes => hit-head
  dent in skull after fall => hit-head
  fell from a balcony => high-fall
  fell down basement steps => high-fall
  fell off roof => high-fall
  baby fell off the bed => high-fall
  fell out of his crib => high-fall
  fell from tree house => high-fall
  car accident => high-fall
  hit by a truck => high-fall
  snowmobile flipped on him => high-fall
  leg bent the wrong way => high-fall
  broken collarbone => high-fall
  shoulder popped out => high-fall
  fell off playground slide and cant move arm => high-fall one-side
  bookshelf fell on toddler => high-fall
  heat stroke at soccer => too-hot
  trapped in car on hot day => too-hot
  overheated in the sun throwing up => too-hot
  so hot and dizzy he collapsed => too-hot seizure
  baby in hot car => too-hot
  hypothermia signs => too-cold
  frostbite on nose => too-cold
  fell through ice on the lake => too-cold no-air
  shivering and confused => too-cold
  toes are white and have no feeling => too-cold
  lost in the cold overnight => too-cold missing
  my 4 week old has a fever => baby-fever
  newborn with 100.4 => baby-fever
  2 mo old fever 101.2 => baby-fever
  baby is 20 days old and hot => baby-fever
  7 week old 100.7 rectal => baby-fever
  infant fever under 3 months => baby-fever
  high fever and stiff neck => stiff-neck
  fever and purple rash => stiff-neck
  fever lethargic wont drink => stiff-neck
  neck pain and fever light bothers eyes => stiff-neck
  sepsis => stiff-neck
  possible sexual abuse => harmed
  bruises all over after visit with dad => harmed
  my stepson was touched by an older boy => harmed
  someone hurt my daughter => harmed
  daycare teacher slapped him => harmed
  my boyfriend choked my son => harmed no-air
  my husband is violent => harmed
  dad hit him with a belt => harmed
  creepy man messaging my daughter online => harmed
  i almost hit my baby => harmed
  im afraid i will shake my baby => harmed
  neighbor exposed himself to my kids => harmed
  she said grandpa touches her down there => harmed
  he found my gun => gun
  kid has a gun => gun
  gun went off in the house => gun
  playing with a real gun => gun
  brought a pistol to school => gun
  accidentally shot himself => bleeding gun in-crisis
  son got ahold of the rifle => gun
  pencil poked in eye => eye-hurt
  something flew into his eye and it hurts => eye-hurt
  scratched eye => eye-hurt
  sudden blindness => eye-hurt
  lost my toddler => missing
  ran away from home => missing
  my teen didnt come home last night => missing
  missing child => missing
  ate a dime => swallowed-object
  corn kernel up her nose => swallowed-object
  swallowed a lego => swallowed-object
  swallowed glass => swallowed-object
`);

/** Queries that sound like an emergency but are not: the first answer must not be an emergency. */
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
  burns through shoes
  dying to talk
  shoots hoops
  falls in love with every toy
  choked up when he said mama
  he is killing it at school
  this homework is killing me
  she bombed her spelling test
  jumped out of his skin at the noise
  battery died on his aac device
  magnet letters on fridge
  toy gun
  nerf guns inside the house
  water guns
  glue gun crafts
  shot up two inches
  flu shot fear
  scared of shots
  fell asleep in the car
  fell behind in reading
  hits a home run
  hot dog refuses
  cold weather walks
  drinks only cold milk
  strokes the cat
  poison ivy costume
  loves the color blue
  wont drink from blue cup
  fire truck obsession
  shock of a new baby
  i am burned out
  parent burnout
  cabin fever
  do you take medicaid
  price of evaluation
  parking
  used snow tires for sale
  kids are killing me today
  she is a firecracker
  he fires questions at me nonstop
  head over heels for school
  can we shoot for tuesday
  took a stab at reading
  stabs his food with fork
  dead set on wearing the red shirt
  cold shoulder from friends
  chills out after swim
  he chokes during spelling bees
  swallow my pride
  blue mood
  hot headed
  a bitter pill
  pill bugs fascination
  bit by bit he is learning
  a bite to eat
  cut down on screen time
  cutting back on tv
  cuts corners in homework
  cut from the team
  shaking hands with people
  shakes his head
  pool party anxiety
  afraid of the pool
  wont go in the pool
  loves magnets
  potty mouth
  fell down a rabbit hole of youtube
  fell out with her best friend
  fell off the wagon with reading
  burned the dinner
  burning through library books
  this game is fire
  fire drills are scary
  on fire at soccer
  hits the books
  hit a wall with potty training
  head start program
  missing teeth
  missing recess
  misses his dad
  gun shy about talking
  jumps the gun
  bleeds us dry
  nosy
  bruised ego
  touched by her kindness
  touches everything in stores
  abusing the snooze button
  stroke of genius
  choke hold on the remote
  batteries not included
  running a fever for new toys
  overdosed on sugar
  sugar high
  toxic friendship
  do you sell shoes
  translate to spanish
  my back is killing me
  dying of boredom
  died of embarrassment
  dead phone
  shot of espresso
  long shot
  give it a shot
  hot topic at school
  hot chocolate lover
  burning desire to read
  burn calories
  firefighter costume
  fireworks show tickets
  hit the jackpot
  hits the snooze button
  hit a milestone
  knocked it out of the park
  knocks on doors
  takes a deep breath
  breath of fresh air
  choking back tears
  gag gift
  swallowed up by homework
  pill popper joke
  sweet as poison
  drunk on power
  high five
  high school
  pod cast
  bite sized reading lessons
  bites off more than he can chew
  blood is thicker than water
  stabbing at the letters
  scratch the surface
  cut and paste
  cutting out naps
  cuts class
  shock value
  electric bike
  electric toothbrush
  shocking behavior
  fell short
  fell sick
  falling asleep in class
  crash at bedtime
  crashes after school
  broken crayons
  broken heart
  breaks down crying
  missing his friends
  missing school a lot
  lost his tooth
  lost his favorite toy
  touch typing
  touchy feely
  sticks and stones
  magnetic personality
  fridge magnets spelling
  battery powered train
  vacuum cleaner noise
  cleaning his room
  ice skating lessons
  numb to criticism
  strokes her hair to fall asleep
  snow day
  beats me
  beat his brother at chess
`);

/** Queries that must find nothing. */
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
  blue eyes
  bleeding heart
  heart attack when i saw the bill
  high fever pitch excitement
  best pizza anchorage
  qwerty qwerty
  12345
  weather tomorrow
  bitcoin
  how to fix a dishwasher
  lawyer near me
  iphone charger
  thank you so much
  cheap flights to seattle
  best restaurants
  who won the super bowl
  buy car battery
  shoot me an email
  dead end
  new york times
  gift cards
  tell me a joke
  how old is the earth
  chocolate chip cookies recipe
  plumber
  where can i buy a couch
  stock market
  cold hearted
  cold brew
  firefly jar
  breathtaking view
  weed the garden
  podcast
  bleeding edge
  bruised apple
  gun metal gray paint
  lottery numbers
  hair salon
  dog grooming
  wifi password
  capital of france
  concert tickets
  apple pie recipe
  mortgage rates
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
