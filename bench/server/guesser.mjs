/** A client that tries invalid tokens at a given rate. */
import { answering } from './crew.mjs'
import { Line, postText } from './line.mjs'
import { moment } from './moment.mjs'

const connections = 8
/** From another address than the other clients. */
const elsewhere = '127.0.0.2'

answering(async ({ port, path, perSecond, seconds }) => {
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.to(port, elsewhere)))
  const statuses = new Map()
  const begin = moment()
  let next = 0
  const work = async (line) => {
    while (next < perSecond * seconds) {
      const due = begin + (1000 * next++) / perSecond
      if (due > moment()) await new Promise((now) => setTimeout(now, due - moment()))
      const { status } = await line.ask(postText(path, `guess-${next}`, { do: 'undo' }))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(lines.map(work))
  const ms = moment() - begin
  for (const line of lines) line.hangUp()
  return { perSecond: (1000 * next) / ms, statuses }
})
