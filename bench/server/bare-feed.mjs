/** The ceiling of the live feed: node:http that passes on what it receives to every listener. */
import { createServer } from 'node:http'
import { answerParent } from './child-process.mjs'

const listening = new Set()
let seq = 0

const server = createServer((request, response) =>
  request.method === 'POST' ? tell(request, response) : listen(response),
)

/** As long as the real one: clients may pause. */
server.keepAliveTimeout = 72_000

function listen(response) {
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('event: hello\ndata: {}\n\n')
  listening.add(response)
  response.on('close', () => listening.delete(response))
}

function tell(request, response) {
  let body = ''
  request.on('data', (bytes) => {
    body += bytes
  })
  request.on('end', () => {
    seq++
    const fact = `{"seq":${seq},"at":"2026-01-01T10:00:00.000Z","command":${seq},"type":"game-finished",${body.slice(1)}`
    const event = Buffer.from(`id: ${seq}\nevent: facts\ndata: [${fact}]\n\n`)
    for (const each of listening) each.write(event)
    const answer = `{"facts":[${fact}]}`
    response.writeHead(200, { 'content-length': answer.length }).end(answer)
  })
}

answerParent(async () => {
  await new Promise((ready) => server.listen({ port: 0, host: '127.0.0.1', backlog: 1024 }, ready))
  return { port: server.address().port, pid: process.pid }
})
