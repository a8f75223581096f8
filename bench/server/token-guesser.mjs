/** A client that tries invalid tokens at a given rate. */
import { answerParent } from './child-process.mjs'
import { clockMs } from './clock.mjs'
import { Connection, postText } from './connection.mjs'

const connections = 8
/** From another address than the other clients. */
const elsewhere = '127.0.0.2'

answerParent(async ({ port, path, perSecond, seconds }) => {
  const lines = await Promise.all(Array.from({ length: connections }, () => Connection.to(port, elsewhere)))
  const statuses = new Map()
  const begin = clockMs()
  let next = 0
  const work = async (line) => {
    while (next < perSecond * seconds) {
      const due = begin + (1000 * next++) / perSecond
      if (due > clockMs()) await new Promise((now) => setTimeout(now, due - clockMs()))
      const { status } = await line.ask(postText(path, `guess-${next}`, { do: 'undo' }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(lines.map(work))
  const ms = clockMs() - begin
  for (const line of lines) line.hangUp()
  return { perSecond: (1000 * next) / ms, statuses }
})
