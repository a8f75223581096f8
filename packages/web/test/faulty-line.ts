/** A proxy in front of a server that does to one request what a bad line, a proxy or a tired server would do to it. */
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const faults = ['dropped', 'never sent', 'too late', '502', '504', 'twice'] as const
export type Fault = (typeof faults)[number]

interface WholeAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

export class FaultyLine {
  readonly url: string
  /** For the next request that changes something. */
  next: Fault | undefined
  /** How often requests that change something reached the server. */
  deliveries = 0
  readonly #server: Server
  readonly #to: URL
  #held: (() => void)[] = []

  private constructor(server: Server, to: string) {
    this.#server = server
    this.#to = new URL(to)
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('request', (request, response) => void this.#pass(request, response))
  }

  static async to(url: string): Promise<FaultyLine> {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    return new FaultyLine(server, url)
  }

  async close(): Promise<void> {
    for (const release of this.#held) release()
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await wholeOf(request)
    const fault = request.method === 'POST' ? this.#nextFault() : undefined
    if (fault === 'never sent') return void response.destroy()
    const deliver = () => this.#deliver(request, body)
    const [answer] = await Promise.all(fault === 'twice' ? [deliver(), deliver()] : [deliver()])
    if (fault === 'dropped') return void response.destroy()
    if (fault === '502' || fault === '504') {
      response.writeHead(Number(fault), { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return
    }
    if (fault === 'too late') await new Promise<void>((release) => this.#held.push(release))
    response.writeHead(answer?.status ?? 500, answer?.headers).end(answer?.body)
  }

  #nextFault(): Fault | undefined {
    const fault = this.next
    this.next = undefined
    return fault
  }

  #deliver({ method, url, headers }: IncomingMessage, body: Buffer): Promise<WholeAnswer> {
    if (method === 'POST') this.deliveries++
    const { hostname, port } = this.#to
    return new Promise((resolve, reject) => {
      const asked = ask({ hostname, port, method, path: url, headers, agent: false }, async (answer) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await wholeOf(answer) })
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
}

async function wholeOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
