/**
 * The signer: the worker's side. The only place where plain keys are.
 *
 * In      asks over the port, each answered once; one that does not fit its schema is ignored
 * Out     addresses, sealed parts, digests, signatures; never a key, a share, entropy or a secret
 * Ends    when asked to, and after 15 minutes without an ask; keys are overwritten before
 * Source  design/security.md §6, §7
 */
import { addDevice, createVault, type OpenVault, openByDevice, openByEscrow } from '../vault/vault.js'
import { wipeKeys } from '../vault/wallet-keys.js'
import { digestOf } from './digest.js'
import { signProposal } from './sign-proposal.js'
import type { Proposal } from './signer.js'
import type { SignerPort } from './signer-port.js'
import { type WorkerAnswer, type WorkerAsk, workerAskSchema } from './worker-messages.js'

/** How long the keys stay without being asked for anything. */
export const SIGNER_IDLE_MS = 15 * 60_000

const MAX_PROPOSALS = 32
const MAX_PROPOSAL_BYTES = 262_144

type Waiting = { readonly proposal: Proposal; readonly digest: `0x${string}` }

/** Begins to listen. The entry of the worker's file calls it with the worker's own scope. */
export function startSigner(port: SignerPort): void {
  const proposals = new Map<string, Waiting>()
  let vault: OpenVault | undefined
  let hasEnded = false
  let idle = setTimeout(end, SIGNER_IDLE_MS)

  port.listen((data) => {
    const ask = workerAskSchema.safeParse(data)
    if (!ask.success || hasEnded) return
    clearTimeout(idle)
    idle = setTimeout(end, SIGNER_IDLE_MS)
    const { id } = ask.data
    answerTo(ask.data).then(
      (value) => say({ id, type: 'done', value }),
      () => say({ id, type: 'failed', message: REFUSALS[ask.data.type] }),
    )
  })

  function say(answer: WorkerAnswer): void {
    if (!hasEnded) port.postMessage(answer)
  }

  function end(): void {
    clearTimeout(idle)
    say({ type: 'ended' })
    hasEnded = true
    wipe()
    port.end()
  }

  function wipe(): void {
    if (vault) {
      wipeKeys(vault.keys)
      vault.vaultKey.fill(0)
    }
    vault = undefined
    proposals.clear()
  }

  // Keys that became ready after the end are overwritten at once.
  function keep(opened: OpenVault): OpenVault {
    wipe()
    vault = opened
    if (hasEnded) wipe()
    return opened
  }

  function held(): OpenVault {
    if (!vault) throw new Error('No vault is open')
    return vault
  }

  async function answerTo(ask: WorkerAsk): Promise<unknown> {
    switch (ask.type) {
      case 'create':
        return keep(await createVault(ask)).sealed
      case 'open-by-escrow':
        return keep(await openByEscrow(ask.sealed, ask.escrow)).sealed.addresses
      case 'open-by-device':
        return keep(await openByDevice(ask.sealed, { ...ask.device, secret: ask.secret })).sealed.addresses
      case 'add-device':
        return addDevice(held(), ask.device)
      case 'propose':
        return { digest: propose({ kind: ask.kind, bytes: ask.bytes }) }
      case 'sign': {
        const { keys } = held()
        const waiting = proposals.get(ask.digest)
        if (!waiting) throw new Error('Nothing of this digest was proposed')
        proposals.delete(ask.digest)
        return signProposal(waiting.proposal, waiting.digest, keys)
      }
      case 'close':
        end()
    }
  }

  function propose({ kind, bytes }: Proposal): string {
    held()
    if (bytes.length > MAX_PROPOSAL_BYTES) throw new Error('Too much to be signed')
    // A copy: what was shown is what will be signed, whoever holds the bytes that came in.
    const proposal = { kind, bytes: Uint8Array.from(bytes) }
    const digest = digestOf(proposal)
    const [oldest] = proposals.keys()
    if (proposals.size >= MAX_PROPOSALS && oldest !== undefined) proposals.delete(oldest)
    proposals.set(digest, { proposal, digest })
    return digest
  }
}

// Fixed words: those of a library could quote what they failed at.
const REFUSALS: Readonly<Record<WorkerAsk['type'], string>> = {
  create: 'Couldn’t create the wallet',
  'open-by-escrow': 'Couldn’t open the wallet',
  'open-by-device': 'Couldn’t open the wallet',
  'add-device': 'Couldn’t add this device',
  propose: 'This cannot be signed',
  sign: 'This was not proposed',
  close: 'The signer has ended',
}
