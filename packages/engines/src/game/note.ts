/** Raw notes of a move, taken while the clock runs and parsed later. */
import { parseInfo } from '../uci/info.ts'
import type { PlayedMove } from './record.ts'

export interface Note {
  readonly uci: string
  readonly tookUs: number
  readonly leftUs: number | undefined
  readonly delayUs: number
  /** The engine's last info line. */
  readonly info: string
}

export function playedMove({ uci, tookUs, leftUs, delayUs, info }: Note): PlayedMove {
  const { evaluation, depth, nodes } = parseInfo(info)
  return {
    uci,
    tookUs,
    ...(leftUs === undefined ? {} : { leftUs }),
    ...(evaluation ? { evaluation } : {}),
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(delayUs > 0 ? { delayUs } : {}),
  }
}
