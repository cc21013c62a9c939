/** A client whose service answers as a test says. */
import { createHttpClient } from '../src/client/http-client.js'

/** What the service answers. */
export type Respond = (request: Request) => Response | Promise<Response>

/** The client, and what it sent. */
export function serviceAnswering(respond: Respond, baseUrl = 'https://service.example') {
  const requests: Request[] = []
  const client = createHttpClient({
    baseUrl,
    commonQuery: () => ({}),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return respond(request)
    },
  })
  return { client, requests }
}
