import { activeNetwork, createApiClient, getBalances, getSupportedChains, isApiError } from '@bowline/api-client'

const service = 'https://data.example.org'
const client = createApiClient({
  projectId: 'YOUR_PROJECT_ID',
  endpoints: { data: service, explorer: service, rpc: service, pay: service },
})

export async function readPortfolio(address: string, signal?: AbortSignal): Promise<string[]> {
  try {
    const network = activeNetwork('eip155:1', await getSupportedChains(client, { signal }))
    const { balances } = await getBalances(client, { network, address, signal })
    return balances.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)
  } catch (error) {
    if (isApiError(error, 'api/http')) return [`The service answered ${error.status}`]
    throw error
  }
}
