/**
 * How the paired test wallet receives session proposals of pages and decides them.
 *
 * In      policy    how proposals are decided
 *         grants    what an approval grants
 *         line      faults: `session_proposal` and `session_authenticate`
 * Out     listen    subscribes to the proposals of a client
 *         scanned   resolves when the proposal of a scanned URI was decided, or has arrived if it is held
 *         respond   decides the proposal that has waited longest
 */

import { safeGet } from '../../base/validation/safe-get.js'
import { NothingPendingError } from '../nothing-pending-error.js'
import type { WalletFaultLine } from '../wallet-faults.js'
import { intersectGrants } from './intersect-grants.js'
import type { Client } from './open-client.js'
import type { PairedGrants, PairedPolicy, PairedProposal, PairedWalletOptions } from './paired-wallet.js'
import { signIn } from './sign-in-while-pairing.js'
import { acknowledged } from './wait-for-acknowledgements.js'

type Decision = 'approve' | 'reject'
type Waiter = { readonly resolve: () => void; readonly reject: (error: unknown) => void }

/** Options of `createProposals`. */
export type ProposalParts = {
  readonly client: () => Client
  readonly policy: () => PairedPolicy
  readonly grants: () => PairedGrants
  readonly line: WalletFaultLine
  readonly onSignIn: PairedWalletOptions['onSignIn']
  /** Called before the wallet shares its accounts with a page. */
  readonly onYes: () => void
}

const REFUSED = { code: 5000, message: 'User rejected.' }

export function createProposals({ client, policy, grants, line, onSignIn, onYes }: ProposalParts) {
  const came: PairedProposal[] = []
  const waiting: ((decision: Decision) => Promise<void>)[] = []
  const scans = new Map<string, Waiter>()

  const respond = async (decision: Decision) => {
    const decide = waiting.shift()
    if (!decide) throw new NothingPendingError('No proposal waits for a response')
    await decide(decision)
  }

  /** A `failing` fault rejects with its error. A `wrong` fault grants its response. */
  const ask = async (method: string, decision: Decision): Promise<{ grants: PairedGrants } | typeof REFUSED> => {
    try {
      const given = await line.respond(method, async () =>
        decision === 'approve' ? grants() : Promise.reject(REFUSED),
      )
      return { grants: Object(given) }
    } catch (error) {
      return { code: Number(safeGet(error, 'code') ?? REFUSED.code), message: String(safeGet(error, 'message')) }
    }
  }

  const take = (topic: string, decide: (decision: Decision) => Promise<void>) => {
    waiting.push(decide)
    const scan = scans.get(topic)
    scans.delete(topic)
    const now = policy()
    if (now === 'hold') scan?.resolve()
    else respond(now).then(scan?.resolve, scan?.reject ?? (() => {}))
  }

  return {
    came,
    respond,
    scanned: (topic: string) =>
      new Promise<void>((resolve, reject) => {
        scans.set(topic, { resolve, reject })
      }),

    listen(heard: Client) {
      heard.on('session_proposal', ({ id, params: { pairingTopic, optionalNamespaces } }) => {
        came.push(optionalNamespaces)
        take(pairingTopic, async (decision) => {
          const said = await ask('session_proposal', decision)
          if ('code' in said) return client().reject({ id, reason: said })
          onYes()
          const namespaces = intersectGrants(said.grants, optionalNamespaces)
          const { topic } = await client().approve({ id, namespaces })
          await acknowledged(client(), topic, 'wc_sessionSettle')
        })
      })
      if (!onSignIn) return
      heard.on('session_authenticate', ({ id, topic, params: { authPayload } }) =>
        take(topic, async (decision) => {
          const said = await ask('session_authenticate', decision)
          if ('code' in said) return client().rejectSessionAuthenticate({ id, reason: said })
          onYes()
          await signIn(client(), { id, request: authPayload, grants: said.grants, onSignIn })
        }),
      )
    },
  }
}
