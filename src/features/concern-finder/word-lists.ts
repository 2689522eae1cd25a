/** Stop words, which say nothing about a concern: who, when, how often, and grammar. */
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

/** Words that negate the next one: "doesn't talk", "no words" and "trouble talking" are one concern. */
export const negations = listed(`
  aint arent barely cannot cant caint cnt couldn couldnt didn didnt difficult difficulties difficulty doesn doesent
  doesnt dosen dosent dosnt dont dnt hardly hasn hasnt havent incapable inability isn isnt issue issues lack lacking lacks neither
  never no nobody none nor not nothing problem problems refusal refuse refused refuses refusing scarcely struggle struggled
  struggles struggling trouble troubles unable wasnt werent without wont wnt wouldnt zero
`);

/** Words that distinguish two concerns, but do not identify one by themselves. */
export const lightWords = listed(`
  adult alone b back bad badly big bother bothers boyfriend child children d dad daddy day days down everyone far
  fast father feel feeling feels few first found funny g gave give gives go goes going gone hard hate hated hates
  hating home hour hours hubby husband k kid kids l left long look looking looks lot lots loud loves low man mom
  mommy mother mum mummy new off often one only other others out over parent parents place places put puts quick r
  right s self slow slowly small somebody someone something start started starting starts stay stays still stop
  stopped stops strong th through today took turn turned turning turns two want wanted wants weird went wife wish
  wishes
`);

/** Correct words that must not be taken for a misspelled word of a concern. */
export const otherWords = listed(`
  mashed bowl podcast lottery espresso gift nosy translate bleachers side sides super earth nosy address amused bitcoin crypto parking appointment appointments beach bill billing birthday blending boat boats book breeding buy cake
  camping career careers cat cats cheap chore chores church cook cooking cooks cost costs cousin coverage cruise
  cute date deal fewer fishing football frowning hike hikes hiking hiring hunting insurance jacket job jobs
  medicaid medicare meeting moose movie overdue passport password pizza poised price prices prison puppies puppy
  recipe restaurant rope sale schedule scold scolded scores severe shallow shop shopping smoking sneezing song
  store strike strikes support tax taxes team teammate tricare wallet weather website weekend
`);

/** The set of words in a text. */
export function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}
