/** Structured logs: one JSON object a line. No secrets, and people by their ids only. */
import { sourceStack } from '@arbiter/engines'
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
      serializers: { err: errorShown },
    },
    to,
  )

function errorShown(error: Error): unknown {
  const shown = pino.stdSerializers.err(error)
  return typeof shown?.stack === 'string' ? { ...shown, stack: sourceStack(shown.stack) } : shown
}
