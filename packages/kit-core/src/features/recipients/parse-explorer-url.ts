/**
 * Extracts the address from the URL of an explorer's address page that the user entered as recipient.
 *
 * In      networks   of the app, whose own explorers take precedence over the known ones
 * Out     the address and its network; an issue with the reason `page` for any other URL
 * Source  EIP-3091; spec R-SEND-82, R-SEND-131
 */
import { isNamespace } from '../../base/caip/families.js'
import type { CaipNetworkId } from '../../base/caip/namespace.js'
import type { ParsedRequest } from '../../base/caip/payment-request.js'
import type { Network } from '../../base/networks/network.js'
import { KNOWN_NETWORKS } from './known-networks.js'

type Explorer = {
  readonly caipNetworkId: CaipNetworkId
  readonly host: string
  readonly path: string
  readonly cluster: string
}

const ADDRESS = /^\/(?:address|account)\/([^/]+)(?:\/[\w-]+)?\/?$/i

export function parseExplorerUrl(url: string, networks: readonly Network[]): ParsedRequest {
  if (!URL.canParse(url)) return { reason: 'page' }
  const page = new URL(url)
  const host = hostOf(page)
  const cluster = clusterOf(page)
  const [explorer] = [...networks.flatMap(ownExplorers), ...KNOWN_NETWORKS.flatMap(knownExplorers)]
    .filter((one) => one.host === host && one.cluster === cluster && page.pathname.startsWith(`${one.path}/`))
    .sort((one, other) => other.path.length - one.path.length)
  const [, recipient] = ADDRESS.exec(page.pathname.slice(explorer?.path.length ?? 0)) ?? []
  const namespace = explorer?.caipNetworkId.split(':')[0]
  const isPlain = page.username === '' && page.password === ''
  if (!explorer || !recipient || !isPlain || !isNamespace(namespace)) return { reason: 'page' }
  return { recipient, namespace, caipNetworkId: explorer.caipNetworkId }
}

function ownExplorers({ caipNetworkId, blockExplorers }: Network): readonly Explorer[] {
  return Object.values(blockExplorers ?? {}).flatMap(({ url }) => {
    if (!URL.canParse(url)) return []
    const root = new URL(url)
    return [{ caipNetworkId, host: hostOf(root), path: root.pathname.replace(/\/+$/, ''), cluster: clusterOf(root) }]
  })
}

function knownExplorers({ caipNetworkId, explorers }: (typeof KNOWN_NETWORKS)[number]): readonly Explorer[] {
  return explorers.map((explorer) => {
    const [address = '', cluster = ''] = explorer.split('?')
    const [host = '', ...path] = address.split('/')
    return { caipNetworkId, host, path: path.map((part) => `/${part}`).join(''), cluster }
  })
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '')
}

/** The `cluster` parameter of Solana explorers, which use one host for all networks; empty for mainnet. */
function clusterOf({ searchParams }: URL): string {
  const cluster = searchParams.get('cluster') ?? ''
  return /^mainnet/.test(cluster) ? '' : cluster
}
