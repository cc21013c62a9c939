/**
 * The data service of a case: it has the chain's data, at once or late, complete or partial, once or twice.
 *
 * Out     fetch    responds to the kit's requests
 *         freeze   from now on a lagging service responds as it would have now
 *         thaw     it has caught up
 */
import { formatCaipAddress, formatUnits } from '@bowline/kit-core'
import type { Family, Held, Scene } from './chain-setup.js'
import type { CommonValues } from './dimensions.js'
import type { Question } from './swap-responses.js'

type Row = { readonly hash: string; readonly status: string }
type Known = { readonly held: readonly Held[]; readonly rows: readonly Row[]; readonly allowed: bigint }

/** Creates the data service of a case. `manner`: how late or incomplete it is; `hashes`: transactions that it has to list. */
export function makeDataService(
  { caipNetworkId, isServed }: Pick<Family, 'caipNetworkId' | 'isServed'>,
  scene: Scene,
  manner: CommonValues['service'],
  hashes: () => readonly string[],
) {
  let frozen: Known | undefined

  async function look(): Promise<Known> {
    const truths = await Promise.all(hashes().map((hash) => scene.truthOf(hash)))
    const rows = truths.flatMap((truth) => {
      if (!('settledAs' in truth)) return []
      return [{ hash: truth.settledAs, status: truth.status === 'failed' ? 'failed' : 'confirmed' }]
    })
    return { held: await scene.held(), rows, allowed: (await scene.swap?.allowance()) ?? 0n }
  }

  function reported<Item>(list: readonly Item[]): readonly Item[] {
    return manner === 'doubles' ? [...list, ...list] : list
  }

  function balances({ held }: Known) {
    // A token that is not listed cannot be swapped.
    const isListed = ({ address }: Held) => address === undefined || address === scene.swap?.given
    const listed = manner === 'leaves out' ? held.filter(isListed) : held
    return reported(listed).map(({ address, symbol, decimals, units }) => ({
      ...{ name: symbol, symbol, chainId: caipNetworkId, iconUrl: '', price: 1, value: 1 },
      ...(address !== undefined && { address: formatCaipAddress(caipNetworkId, address) }),
      quantity: { decimals: String(decimals), numeric: formatUnits(units, decimals) },
    }))
  }

  function history({ rows }: Known) {
    return reported(manner === 'leaves out' ? [] : rows).map(({ hash, status }) => ({
      id: hash,
      metadata: {
        ...{ hash, status, chain: caipNetworkId, operationType: 'send', minedAt: new Date().toISOString() },
        ...{ sentFrom: scene.address, sentTo: '' },
      },
      transfers: [],
    }))
  }

  async function answer({ path, asked }: Question): Promise<unknown> {
    if (path.endsWith('/supported-chains')) return { http: isServed ? [caipNetworkId] : [], ws: [] }
    const known = frozen ?? (await look())
    if (path.endsWith('/balance')) return { balances: balances(known) }
    if (path.endsWith('/history')) return { data: history(known), next: null }
    return scene.swap?.answer({ path, asked }, known.allowed) ?? scene.answer?.({ path, asked })
  }

  const fetchAnswer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname: path, searchParams } = new URL(request.url)
    const asked = request.method === 'POST' ? await request.json() : Object.fromEntries(searchParams)
    const body = await answer({ path, asked })
    return body === undefined ? Response.json({}, { status: 404 }) : Response.json(body)
  }
  return {
    fetch: fetchAnswer,
    async freeze() {
      if (manner === 'lags') frozen ??= await look()
    },
    thaw() {
      frozen = undefined
    },
  }
}
