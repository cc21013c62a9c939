import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'

/** Outcome of an attempt to send a transaction. */
export type Attempt =
  /** The node gets the transaction, and its response arrives. */
  | 'passed on'
  /** The node never gets the transaction, and the connection breaks. */
  | 'lost'
  /** The node gets the transaction, and then the response is lost as named. */
  | 'accepted, connection broken'
  | 'accepted, 502'
  | 'accepted, -32603'
  | 'accepted, unreadable'
  | 'accepted, passed on once more'
  /** The node gets the transactions once every attempt of the test has arrived. */
  | 'together'

const SENDING = ['eth_sendRawTransaction', 'sendTransaction']
const requestSchema = z.object({ method: z.string(), params: z.array(z.unknown()) })

/** A proxy for a real node. Attempts to send end as listed; further attempts end like the last one. */
export function createNodeProxy(url: string, attempts: readonly Attempt[]) {
  const raws: unknown[] = []

  async function fetchThrough(request: Request): Promise<Response> {
    const body = await request.text()
    const { method, params } = z.parse(requestSchema, JSON.parse(body))
    const passOn = () => fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (!SENDING.includes(method)) return passOn()
    const attempt = attempts[raws.length] ?? attempts.at(-1)
    raws.push(params[0])
    if (attempt === 'together') while (raws.length < attempts.length) await pause(1)
    if (attempt === 'lost') throw new TypeError('fetch failed')
    const response = await passOn()
    if (attempt === 'accepted, connection broken') throw new TypeError('terminated')
    if (attempt === 'accepted, 502') return new Response('<html>Bad gateway</html>', { status: 502 })
    if (attempt === 'accepted, unreadable') return new Response('{"jsonrpc"')
    if (attempt === 'accepted, passed on once more') return passOn()
    if (attempt === 'accepted, -32603')
      return Response.json({ jsonrpc: '2.0', id: 1, error: { code: -32603, message: 'Internal error' } })
    return response
  }

  return { fetch: fetchThrough, raws }
}
