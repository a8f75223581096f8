/** Structured logs: one JSON object a line, with the time, the level and what happened. No secrets, and of people only ids. */
import { type DestinationStream, type Logger, pino } from 'pino'

export const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export const logTo = (to: DestinationStream, level: LogLevel): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    to,
  )
