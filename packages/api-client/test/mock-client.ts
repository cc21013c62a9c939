/** A client whose service returns a fixed response, and a record of its requests. */
import { type ActiveNetwork, type ApiClient, activeNetwork, createApiClient } from '../src/index.js'
import { MOCK_BASE_URLS } from '../src/mocks/mock-base-urls.js'

/** A request as it would leave the page. */
export type SentRequest = {
  readonly method: string
  readonly url: string
  readonly body: unknown
  readonly cache: string
  readonly credentials: string
}

export const KNOWN: ActiveNetwork = activeNetwork('eip155:1', { http: ['eip155:1'] })
export const UNKNOWN: ActiveNetwork = activeNetwork('eip155:999', { http: ['eip155:1'] })

/** Query parameters of every data service GET in these tests. */
export const IDENTIFICATION = 'projectId=project-1&st=test&sv=1&clientId=client-1'

export const ADDRESS = '0x00000000000000000000000000000000000000aa'
export const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
export const SOLANA_ADDRESS = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q'
export const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** Creates the client. */
export function createMockClientWith(respond: () => Response | Promise<Response>): {
  readonly client: ApiClient
  readonly requests: SentRequest[]
} {
  const requests: SentRequest[] = []
  const client = createApiClient({
    projectId: 'project-1',
    sdkType: 'test',
    sdkVersion: '1',
    clientId: 'client-1',
    endpoints: MOCK_BASE_URLS,
    fetch: async (input, init) => {
      const { method, url, cache, credentials, ...request } = readable(new Request(input, init))
      const text = await request.text()
      requests.push({ method, url, cache, credentials, body: text === '' ? undefined : JSON.parse(text) })
      return respond()
    },
  })
  return { client, requests }
}

/** Creates the client with one JSON body and status 200. */
export function createMockClient(body: unknown): ReturnType<typeof createMockClientWith> {
  return createMockClientWith(() => Response.json(body))
}

function readable(request: Request) {
  const { method, url, cache, credentials } = request
  return { method, url, cache, credentials, text: () => request.text() }
}
