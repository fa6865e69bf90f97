/**
 * Long forms of short first names; both are folded. A map, because an object has inherited keys and a person may be
 * called 'Constructor'.
 */
const shortNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alex: 'alexander',
    andi: 'andreas',
    anni: 'anna',
    basti: 'sebastian',
    bernd: 'bernhard',
    bine: 'sabine',
    chris: 'christian',
    conny: 'cornelia',
    fritz: 'friedrich',
    gabi: 'gabriele',
    gitta: 'birgitta',
    greta: 'margarete',
    hannes: 'johannes',
    hans: 'johannes',
    heidi: 'adelheid',
    heinz: 'heinrich',
    jo: 'johannes',
    jochen: 'joachim',
    kaethe: 'katharina',
    kathi: 'katharina',
    katja: 'katharina',
    lena: 'helena',
    lisa: 'elisabeth',
    lutz: 'ludwig',
    manni: 'manfred',
    max: 'maximilian',
    michi: 'michael',
    moni: 'monika',
    niko: 'nikolaus',
    rolf: 'rudolf',
    rudi: 'rudolf',
    sepp: 'josef',
    steffi: 'stefanie',
    susi: 'susanne',
    tom: 'thomas',
    ulli: 'ulrich',
    uli: 'ulrich',
    uschi: 'ursula',
    willi: 'wilhelm',
  }),
)

/** Returns the long form of a folded first name; any other name unchanged. */
export function longName(name: string): string {
  return shortNames.get(name) ?? name
}
