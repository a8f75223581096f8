/** What is measured, each in a process of its own: what one has warmed up or worn out does not meet the next. */
export const parts = {
  peers: 'benchPeers',
  league: 'benchLeague',
  hybrid: 'benchHybrid',
  diagonal: 'benchDiagonal',
  bridge: 'benchBridge',
  engines: 'benchEngines',
  cup: 'benchCup',
  pairing: 'benchPairing',
  words: 'benchWords',
  simulate: 'benchSimulate',
  disk: 'benchDisk',
  startup: 'benchStartup',
  server: 'benchServer',
  web: 'benchWeb',
}

/** Those that are named, or those that are measured otherwise; ends the process over a name nobody knows. */
export function partsNamed(words, otherwise) {
  const unknown = words.find((word) => !Object.hasOwn(parts, word))
  if (unknown === undefined) return words.length > 0 ? words : otherwise
  console.error(`The bench has no part "${unknown}". Its parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
