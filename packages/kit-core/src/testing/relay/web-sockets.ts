/**
 * WebSocket server of the test relay, for text messages only. Uses only Node: the usual package throws where tests run in a
 * browser-like environment, which is where pages are tested.
 *
 * Source  RFC 6455
 */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { createFrameReader } from './read-frames.js'

/** The server's end of one connection. */
export type WebSocketEnd = {
  readonly send: (text: string) => void
  /** Closes the connection with a code and a reason. */
  readonly close: (code: number, reason: string) => void
  /** Drops the connection without a close frame. */
  readonly cut: () => void
  readonly onText: (listener: (text: string) => void) => () => void
  readonly onEnd: (listener: () => void) => void
}

/** A listening server. */
export type WebSockets = { readonly port: number; readonly stop: () => Promise<void> }

/** Options of the server. */
export type WebSocketsParams = {
  /** On 127.0.0.1; 0 selects a free one. */
  readonly port: number
  /** Called for each attempt to connect; false responds with 503. */
  readonly isWelcome: () => boolean
  /** Receives each connection and the path of the URL it requested. */
  readonly onOpen: (end: WebSocketEnd, path: string) => void
}

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const TEXT = 0x1
const CLOSE = 0x8
const PONG = 0xa

/** Resolves once the server listens. */
export async function listenForWebSockets({ port, isWelcome, onOpen }: WebSocketsParams): Promise<WebSockets> {
  const streams = new Set<Duplex>()
  const server = createServer((_, response) => void response.writeHead(426).end())
  server.on('upgrade', (request, stream: Duplex, head: Buffer) => {
    const key = request.headers['sec-websocket-key']
    stream.on('error', () => stream.destroy())
    if (key === undefined || !isWelcome()) {
      stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64')
    const headers = ['Upgrade: websocket', 'Connection: Upgrade', `Sec-WebSocket-Accept: ${accept}`]
    stream.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('\r\n')}\r\n\r\n`)
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
    onOpen(endOf(stream, head), request.url ?? '')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')

  return {
    port: address.port,
    async stop() {
      for (const stream of streams) stream.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function endOf(stream: Duplex, head: Buffer): WebSocketEnd {
  const listeners = new Set<(text: string) => void>()
  const read = createFrameReader()
  const write = (kind: number, payload: Buffer) => {
    if (stream.writable) stream.write(Buffer.concat([headOf(kind, payload.length), payload]))
  }

  const take = (chunk: Buffer) => {
    try {
      for (const frame of read(chunk)) {
        if (frame.kind === 'text') for (const listener of [...listeners]) listener(frame.text)
        else if (frame.kind === 'ping') write(PONG, frame.payload)
        else {
          write(CLOSE, Buffer.alloc(0))
          stream.end()
        }
      }
    } catch {
      stream.destroy()
    }
  }
  stream.on('data', take)
  if (head.length > 0) take(head)

  return {
    send: (text) => write(TEXT, Buffer.from(text)),
    close(code, reason) {
      write(CLOSE, Buffer.concat([Buffer.from([code >> 8, code & 0xff]), Buffer.from(reason)]))
      stream.end()
    },
    cut: () => void stream.destroy(),
    onText(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEnd: (listener) => void stream.once('close', listener),
  }
}

/** The header of a frame: its kind and the length of the payload. */
function headOf(kind: number, length: number): Buffer {
  if (length < 126) return Buffer.from([0x80 | kind, length])
  const head = Buffer.alloc(length < 65_536 ? 4 : 10)
  head[0] = 0x80 | kind
  head[1] = length < 65_536 ? 126 : 127
  if (length < 65_536) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
