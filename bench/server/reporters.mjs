/** Clients that report results over persistent connections: as fast as possible, or at a given rate. */
import { answering } from './crew.mjs'
import { Line, postText } from './line.mjs'
import { moment, quantiles } from './moment.mjs'

answering(async ({ port, token, reports, connections, perSecond }) => {
  const requests = reports.map(({ path, command }) => postText(path, token, command))
  const lines = await Promise.all(Array.from({ length: connections }, () => Line.to(port)))
  const before = process.cpuUsage()
  const began = moment()
  const answers = await (perSecond === undefined ? atOnce(lines, requests) : byTheClock(lines, requests, perSecond))
  const ms = moment() - began
  const { user, system } = process.cpuUsage(before)
  for (const line of lines) line.hangUp()
  return {
    perSecond: (1000 * requests.length) / ms,
    processor: (user + system) / 1000 / ms,
    ...quantiles(answers.map(({ asked, answered }) => answered - asked)),
    told: answers.map(({ asked, body }) => [seqIn(body), asked]),
  }
})

async function atOnce(lines, requests) {
  const answers = []
  let next = 0
  const work = async (line) => {
    while (next < requests.length) answers.push(await reported(line, requests[next++], moment()))
  }
  await Promise.all(lines.map(work))
  return answers
}

/** Each is due at its time, whatever the others do; waiting for a free connection counts. */
async function byTheClock(lines, requests, perSecond) {
  const free = [...lines]
  const waiting = []
  const answers = []
  const begin = moment() + 5
  const send = async (line, { request, due }) => {
    answers.push(reported(line, request, due))
    await answers.at(-1)
    const next = waiting.shift()
    if (next) send(line, next)
    else free.push(line)
  }
  for (const [i, request] of requests.entries()) {
    const due = begin + (1000 * i) / perSecond
    if (due > moment()) await new Promise((now) => setTimeout(now, due - moment()))
    const line = free.pop()
    if (line) send(line, { request, due })
    else waiting.push({ request, due })
  }
  while (answers.length < requests.length) await Promise.all(answers)
  return Promise.all(answers)
}

async function reported(line, request, asked) {
  const { status, body } = await line.ask(request)
  if (status !== 200) throw new Error(`a result was answered with ${status}: ${body}`)
  return { asked, answered: moment(), body }
}

/** The seq of the result's only fact. */
function seqIn(body) {
  const { facts } = JSON.parse(body)
  return facts?.at(-1).seq
}
