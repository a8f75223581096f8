/** The parts of the bench, each run in a process of its own. */
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

/** The named parts, or those with a runner of their own; exits on an unknown name. */
export function partsNamed(words, otherwise) {
  const unknown = words.find((word) => !Object.hasOwn(parts, word))
  if (unknown === undefined) return words.length > 0 ? words : otherwise
  console.error(`The bench has no part "${unknown}". Its parts: ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
