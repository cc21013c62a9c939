/**
 * Where a paired wallet is: its accounts, the active one first, and its chain. A session approves several chains at once,
 * so the chain is the page's choice among them until the wallet says otherwise.
 *
 * In      session     what it approves; its events by `hear`
 *         start       the chain and the account to begin with, if the wallet approved them
 * Out     changes go to `onChange`, each once however often the wallet repeats itself
 *         An empty list of accounts in an event says nothing; an approval without accounts ends the connection.
 * Source  spec R-CONN-41, R-CONN-109, R-CONN-114
 */
import type { PairedEvent, PairedSession } from '@bowline/kit-core'
import type { Address } from 'viem'
import { type Approval, accountsOn, readAccounts, readApproval, readChainId, unique } from './approval.js'

/** What became different. */
export type PairedChange = {
  readonly accounts?: readonly Address[] | undefined
  readonly chainId?: number | undefined
  readonly approved?: boolean | undefined
  readonly isGone?: boolean | undefined
}

/** Where a paired wallet is. */
export type PairedState = {
  readonly accounts: () => readonly Address[]
  readonly chainId: () => number
  readonly approval: () => Approval
  readonly approves: (chainId: number) => boolean
  readonly moveTo: (chainId: number) => void
  /** The page's own choice among the approved accounts, until the wallet tells of accounts. */
  readonly use: (address: string) => void
  readonly hear: (event: PairedEvent) => void
  /** No account is open any more. */
  readonly end: () => void
}

/** What a place is made from. */
export type PairedPlaceParams = {
  readonly session: PairedSession
  readonly start: { readonly chainId: number; readonly address: string | undefined }
  readonly onChange: (change: PairedChange) => void
}

/** Makes the place. */
export function createPairedState({ session, start, onChange }: PairedPlaceParams): PairedState {
  let { chainId } = start
  let approval = readApproval(session)
  let isGone = false
  let used: Address | undefined
  let told: readonly Address[] = approval.accounts.flatMap(({ address }) =>
    address === start.address ? [address] : [],
  )
  let accounts = inOrder()

  /** An account that the wallet told of goes first, unless it was approved for other chains only. */
  function inOrder(): readonly Address[] {
    if (isGone) return []
    const here = accountsOn(approval, chainId)
    const isElsewhere = (address: Address) =>
      !here.includes(address) && approval.accounts.some((account) => account.address === address)
    const open = unique([...told.filter((address) => !isElsewhere(address)), ...here])
    const first = open.filter((address) => address === used)
    return unique([...first, ...open])
  }

  const hasEnded = () => isGone

  function change(action: () => void): void {
    if (isGone) return
    const before = { accounts, chainId, used, approved: approval.chainIds.join() }
    action()
    accounts = inOrder()
    const isToldAnew = before.used !== undefined && used === undefined
    const difference: PairedChange = {
      ...((isToldAnew || accounts.join() !== before.accounts.join()) && { accounts }),
      ...(chainId !== before.chainId && { chainId }),
      ...(approval.chainIds.join() !== before.approved && { approved: true }),
      ...(hasEnded() && { isGone: true }),
    }
    if (Object.keys(difference).length > 0) onChange(difference)
  }

  function followAccounts(caipAddresses: readonly string[]): void {
    const addresses = readAccounts(caipAddresses).map(({ address }) => address)
    if (addresses.length === 0) return
    told = addresses
    used = undefined
  }

  /** An account or a chain that is no longer approved is left. */
  function followApproval(): void {
    approval = readApproval(session)
    const [first] = approval.accounts
    isGone = first === undefined
    told = told.filter((address) => approval.accounts.some((account) => account.address === address))
    if (first !== undefined && !approval.chainIds.includes(chainId)) chainId = first.chainId
  }

  return {
    accounts: () => accounts,
    chainId: () => chainId,
    approval: () => approval,
    approves: (asked) => approval.chainIds.includes(asked),
    moveTo(next) {
      change(() => {
        chainId = next
      })
    },
    use(address) {
      change(() => {
        used = accounts.find((account) => account.toLowerCase() === address.toLowerCase()) ?? used
      })
    },
    hear(event) {
      change(() => {
        if (event.type === 'accounts' && event.namespace === 'eip155') followAccounts(event.accounts)
        if (event.type === 'network') chainId = readChainId(event.caipNetworkId) ?? chainId
        if (event.type === 'namespaces') followApproval()
        if (event.type === 'ended') isGone = true
      })
    },
    end() {
      change(() => {
        isGone = true
      })
    },
  }
}
