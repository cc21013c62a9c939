/**
 * `fetch` for chains on this machine, for many small requests: over keep-alive sockets, and without streams.
 *
 * Throws  TypeError if no server responds; the signal's reason when it fires
 */
import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true })

/** Sends a request. */
export const fetchLocal: typeof fetch = async (input, init) => {
  const { url, method, headers, body, signal } = await read(input, init)
  signal?.throwIfAborted()
  const answer = await new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
    const fail = (cause: unknown) => reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause }))
    const asking = request(url, { agent, method, headers }, (answering) => {
      let text = ''
      answering.setEncoding('utf8')
      answering.on('data', (part: string) => {
        text += part
      })
      answering.on('error', fail)
      answering.on('end', () => {
        const reported = Object.entries(answering.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        )
        signal?.removeEventListener('abort', abort)
        resolve({ status: answering.statusCode ?? 0, headers: new Headers(reported), text })
      })
    })
    const abort = () => asking.destroy()
    signal?.addEventListener('abort', abort)
    asking.on('error', fail)
    asking.end(body)
  })
  return new Response(answer.text, answer)
}

async function read(input: RequestInfo | URL, init: RequestInit = {}) {
  const asked = input instanceof Request ? input : undefined
  const { method = asked?.method, signal = asked?.signal } = init
  const headers = Object.fromEntries(new Headers(init.headers ?? asked?.headers))
  const body = typeof init.body === 'string' ? init.body : await asked?.text()
  return { url: asked?.url ?? String(input), method, headers, body, signal }
}
