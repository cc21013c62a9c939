import type { Balances, History, Identity, SupportedChains } from '@bowline/api-client'

const CHAINS: SupportedChains = { http: ['eip155:1'], ws: [] }

/** Serves `endpoints.data`, on any server with `Request` and `Response`; `holdings` is your own index. */
export async function answerData(request: Request, holdings: (address: string) => Promise<bigint>): Promise<Response> {
  const { pathname } = new URL(request.url)
  const [, , subject, address = '', what] = pathname.split('/').map(decodeURIComponent)
  if (pathname === '/v1/supported-chains') return answer<SupportedChains>(CHAINS)
  if (subject === 'identity') return answer<Identity>({ name: null, avatar: null })
  if (subject === 'account' && what === 'history') return answer<History>({ data: [] })
  if (subject === 'account' && what === 'balance') return answer<Balances>(balancesOf(await holdings(address)))
  return refuse(404, 'This service does not do that')
}

const FOR_ALL = { 'Access-Control-Allow-Origin': '*' }

function answer<T>(body: T): Response {
  return Response.json(body, { headers: FOR_ALL })
}

function refuse(status: number, description: string): Response {
  return Response.json({ status: 'FAILURE', reasons: [{ name: 'request', description }] }, { status, headers: FOR_ALL })
}

function balancesOf(wei: bigint): Balances {
  const digits = wei.toString().padStart(19, '0')
  const numeric = `${digits.slice(0, -18)}.${digits.slice(-18)}`
  const quantity = { decimals: '18', numeric }
  return { balances: [{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', quantity, iconUrl: '' }] }
}
