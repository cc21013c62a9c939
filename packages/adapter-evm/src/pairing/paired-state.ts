/**
 * A paired wallet's accounts, the active one first, and its chain. A session approves several chains at once, so the page
 * chooses among them until the wallet reports another one.
 *
 * In      session     what it approves; its events arrive through `handleEvent`
 *         start       the chain and account to start with, if the wallet approved them
 * Out     changes go to `onChange`, each once however often the wallet repeats it
 *         An empty list of accounts in an event is ignored; an approval without accounts ends the connection.
 * Source  spec R-CONN-41, R-CONN-109, R-CONN-114
 */
import type { PairedEvent, PairedSession } from '@bowline/kit-core'
import type { Address } from 'viem'
import {
  type Approval,
  getAccountsOnChain,
  getApproval,
  parseAccounts,
  parseChainId,
  uniqueAddresses,
} from './approval.js'

/** The properties that changed. */
export type PairedChange = {
  readonly accounts?: readonly Address[] | undefined
  readonly chainId?: number | undefined
  readonly approved?: boolean | undefined
  readonly isDisconnected?: boolean | undefined
}

/** State of a paired wallet. */
export type PairedState = {
  readonly accounts: () => readonly Address[]
  readonly chainId: () => number
  readonly approval: () => Approval
  readonly isChainApproved: (chainId: number) => boolean
  readonly setChain: (chainId: number) => void
  /** Makes an approved account active, until the wallet reports accounts. */
  readonly selectAccount: (address: string) => void
  readonly handleEvent: (event: PairedEvent) => void
  /** Ends the connection: no account is shared any more. */
  readonly close: () => void
}

/** Parameters of `createPairedState`. */
export type PairedStateParams = {
  readonly session: PairedSession
  readonly start: { readonly chainId: number; readonly address: string | undefined }
  readonly onChange: (change: PairedChange) => void
}

/** Creates the state from what the wallet approves now. */
export function createPairedState({ session, start, onChange }: PairedStateParams): PairedState {
  let { chainId } = start
  let approval = getApproval(session)
  let isDisconnected = false
  let selected: Address | undefined
  let reported: readonly Address[] = approval.accounts.flatMap(({ address }) =>
    address === start.address ? [address] : [],
  )
  let accounts = sortAccounts()

  /** Accounts for the current chain. Reported ones come first, except those approved only for other chains. */
  function sortAccounts(): readonly Address[] {
    if (isDisconnected) return []
    const onChain = getAccountsOnChain(approval, chainId)
    const isElsewhere = (address: Address) =>
      !onChain.includes(address) && approval.accounts.some((account) => account.address === address)
    const open = uniqueAddresses([...reported.filter((address) => !isElsewhere(address)), ...onChain])
    const first = open.filter((address) => address === selected)
    return uniqueAddresses([...first, ...open])
  }

  const hasEnded = () => isDisconnected

  function change(action: () => void): void {
    if (isDisconnected) return
    const before = { accounts, chainId, selected, approved: approval.chainIds.join() }
    action()
    accounts = sortAccounts()
    const isReportedAgain = before.selected !== undefined && selected === undefined
    const difference: PairedChange = {
      ...((isReportedAgain || accounts.join() !== before.accounts.join()) && { accounts }),
      ...(chainId !== before.chainId && { chainId }),
      ...(approval.chainIds.join() !== before.approved && { approved: true }),
      ...(hasEnded() && { isDisconnected: true }),
    }
    if (Object.keys(difference).length > 0) onChange(difference)
  }

  function applyAccounts(caipAddresses: readonly string[]): void {
    const addresses = parseAccounts(caipAddresses).map(({ address }) => address)
    if (addresses.length === 0) return
    reported = addresses
    selected = undefined
  }

  /** Drops accounts that are no longer approved, and leaves a chain that is no longer approved. */
  function applyApproval(): void {
    approval = getApproval(session)
    const [first] = approval.accounts
    isDisconnected = first === undefined
    reported = reported.filter((address) => approval.accounts.some((account) => account.address === address))
    if (first !== undefined && !approval.chainIds.includes(chainId)) chainId = first.chainId
  }

  return {
    accounts: () => accounts,
    chainId: () => chainId,
    approval: () => approval,
    isChainApproved: (candidate) => approval.chainIds.includes(candidate),
    setChain(next) {
      change(() => {
        chainId = next
      })
    },
    selectAccount(address) {
      change(() => {
        selected = accounts.find((account) => account.toLowerCase() === address.toLowerCase()) ?? selected
      })
    },
    handleEvent(event) {
      change(() => {
        if (event.type === 'accounts' && event.namespace === 'eip155') applyAccounts(event.accounts)
        if (event.type === 'network') chainId = parseChainId(event.caipNetworkId) ?? chainId
        if (event.type === 'namespaces') applyApproval()
        if (event.type === 'ended') isDisconnected = true
      })
    },
    close() {
      change(() => {
        isDisconnected = true
      })
    },
  }
}
