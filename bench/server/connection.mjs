/** A persistent connection with one request at a time: the minimum of HTTP. */
import { once } from 'node:events'
import { connect } from 'node:net'

const headEnd = Buffer.from('\r\n\r\n')

export class Connection {
  #socket
  #pending = Buffer.alloc(0)
  #heard

  static async to(port, localAddress = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
    await once(socket, 'connect')
    return new Connection(socket)
  }

  constructor(socket) {
    this.#socket = socket
    socket.on('data', (bytes) => this.#hear(bytes))
    socket.on('error', (error) => this.#heard?.reject(error))
    socket.on('close', () => this.#heard?.reject(new Error('the server hung up')))
  }

  /** The status and the raw body. */
  ask(request) {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new Error('the server had hung up'))
      this.#heard = { resolve, reject }
      this.#socket.write(request)
    })
  }

  hangUp() {
    this.#heard = undefined
    this.#socket.destroy()
  }

  #hear(bytes) {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes])
    const head = this.#pending.indexOf(headEnd)
    if (head < 0) return
    const lines = this.#pending.latin1Slice(0, head)
    const body = head + headEnd.length
    const end = body + Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? 0)
    if (this.#pending.length < end) return
    const answer = { status: Number(lines.slice(9, 12)), body: this.#pending.subarray(body, end) }
    this.#pending = this.#pending.subarray(end)
    this.#heard?.resolve(answer)
  }
}

export function postText(path, token, body) {
  const text = JSON.stringify(body)
  const lines = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
