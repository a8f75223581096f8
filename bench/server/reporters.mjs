/** Clients that report results over persistent connections: as fast as possible, or at a given rate. */
import { answerParent } from './child-process.mjs'
import { clockMs, quantiles } from './clock.mjs'
import { Connection, postText } from './connection.mjs'

answerParent(async ({ port, token, reports, connections, perSecond }) => {
  const requests = reports.map(({ path, command }) => postText(path, token, command))
  const lines = await Promise.all(Array.from({ length: connections }, () => Connection.to(port)))
  const before = process.cpuUsage()
  const began = clockMs()
  const answers = await (perSecond === undefined ? atOnce(lines, requests) : byTheClock(lines, requests, perSecond))
  const ms = clockMs() - began
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
    while (next < requests.length) answers.push(await reported(line, requests[next++], clockMs()))
  }
  await Promise.all(lines.map(work))
  return answers
}

/** Each is due at its time, whatever the others do; waiting for a free connection counts. */
async function byTheClock(lines, requests, perSecond) {
  const free = [...lines]
  const waiting = []
  const answers = []
  const begin = clockMs() + 5
  const send = async (line, { request, due }) => {
    answers.push(reported(line, request, due))
    await answers.at(-1)
    const next = waiting.shift()
    if (next) send(line, next)
    else free.push(line)
  }
  for (const [i, request] of requests.entries()) {
    const due = begin + (1000 * i) / perSecond
    if (due > clockMs()) await new Promise((now) => setTimeout(now, due - clockMs()))
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
  return { asked, answered: clockMs(), body }
}

/** The seq of the result's only fact. */
function seqIn(body) {
  const { facts } = JSON.parse(body)
  return facts?.at(-1).seq
}
