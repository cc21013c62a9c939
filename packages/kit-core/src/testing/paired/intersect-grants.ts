import type { PairedGrants, PairedProposal } from './paired-wallet.js'

/** A granted namespace in the client's form. */
type ClientNamespace = { accounts: string[]; chains: string[]; methods: string[]; events: string[] }

/** Returns what a page requested and the paired test wallet grants; skips namespaces without a requested account. */
export function intersectGrants(grants: PairedGrants, asked: PairedProposal): Record<string, ClientNamespace> {
  const fitted: Record<string, ClientNamespace> = {}
  for (const [namespace, { accounts, methods, events }] of Object.entries(grants)) {
    const wanted = asked[namespace]
    const open = accounts.filter((account) => wanted?.chains?.includes(networkOf(account)))
    if (!wanted || open.length === 0) continue
    fitted[namespace] = {
      accounts: open,
      chains: [...new Set(open.map(networkOf))],
      methods: wanted.methods.filter((method) => methods?.includes(method) ?? true),
      events: wanted.events.filter((event) => events?.includes(event) ?? true),
    }
  }
  return fitted
}

/** The network of a CAIP-10 account. */
function networkOf(account: string): string {
  return account.slice(0, account.lastIndexOf(':'))
}
