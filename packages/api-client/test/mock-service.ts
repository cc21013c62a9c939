/** A client whose service responds as the test decides. */
import { createHttpClient } from '../src/client/http-client.js'

/** The service's response. */
export type Respond = (request: Request) => Response | Promise<Response>

/** The client, and the requests it sent. */
export function createRespondingService(respond: Respond, baseUrl = 'https://service.example') {
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
