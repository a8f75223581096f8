/** Finds what was left in English, for the tests. */

/** Words of English that are no words of German. */
const words =
  'the and of is were with by against because points matches game games round rounds has have had won lost draw drawn who which nobody everybody each from to for place places seed seeds bye byes table board half first second third level ahead next between before after withdrew entered reported decided cannot must only there they their it its not no on at as or a be been are this that these those more fewest list row opening openings pair number numbers rating player players bracket brackets fact facts say give use look start started report correct declare winner loser every other whom whose'
const english = new RegExp(`(?<![\\p{L}\\p{N}.=-])(${words.split(' ').join('|')})(?![\\p{L}\\p{N}-])`, 'u')

/** What may stay: words of commands, settings and columns, which are the same in every language. */
const kept =
  /„[^“]*“|\{"do":"start"\}|wie e12 und nobody|lesbar: \w+: (\w+ hat)?|rating (?=muss)|approved by …|roundPairIncrements|\(no-start\)|\bboards ist|Formate: .*|Befehle sind .*|(möglich sind|hat|braucht|wie) [a-z]\w*(, ?\w+)+|paid muss yes oder no|--\w+|^\p{L}+: (?=fehlt)/gu

/** The same in both: "Match 3: Zoë Quist 1–0 Noor Xu.", "Phase 3", "10 min". */
const same =
  /^(Phase \d+|Cup|Diagonal|Armageddon|Ribbon|Format|Name|Team|Teams|Boards|Handicap|IMPs|Match|Matches|(AB|XYZ)\d[A-Z\d, –]*|[A-Z]{3}-\d+[a-z]?|[\d: .-]+ UTC|[\d:]+ min|Match [\w.]+: [^:]+ [\d½+−:–.]+ [^:]+\.)$/

/** The first English word of a text that should be German. */
export const englishIn = (text: string): string | undefined => english.exec(text.replaceAll(kept, ''))?.[0]

/** "why match 7: …" for each text that stayed English or has English in it. */
export const faultsIn = (said: ReadonlyMap<string, string>, german: (text: string) => string): string[] =>
  [...said].flatMap(([text, about]) => {
    const inGerman = german(text)
    if (inGerman === text) return /\p{L}{3}/u.test(text) && !same.test(text) ? [`${about}: ${text}`] : []
    const left = englishIn(inGerman)
    return left === undefined ? [] : [`${about}: ${inGerman} [${left}]`]
  })
