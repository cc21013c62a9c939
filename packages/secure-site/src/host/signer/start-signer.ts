/**
 * The worker's side of the signer: the only place with unencrypted keys.
 *
 * In      requests over the port, each answered once; a request that does not match its schema is ignored
 * Out     addresses, sealed parts, digests, signatures; never a key, a share, entropy or a secret
 * Ends    on request, and after 15 minutes without a request; overwrites the keys first
 * Source  design/security.md §6, §7
 */

import * as v from 'valibot'
import { addDevice, createVault, type OpenVault, openByDevice, openByEscrow, openByHandover } from '../vault/vault.js'
import { handOver } from '../vault/vault-key.js'
import { wipeKeys } from '../vault/wallet-keys.js'
import { computeDigest } from './digest.js'
import { signProposal } from './sign-proposal.js'
import type { Proposal } from './signer.js'
import { SignerError } from './signer-error.js'
import type { SignerPort } from './signer-port.js'
import { type WorkerRequest, type WorkerResponse, workerRequestSchema } from './worker-messages.js'

/** Keys are overwritten after this time without a request. */
export const SIGNER_IDLE_MS = 15 * 60_000

const MAX_PROPOSALS = 32
const MAX_PROPOSAL_BYTES = 262_144

type PendingProposal = { readonly proposal: Proposal; readonly digest: `0x${string}` }

/** Starts listening. The worker's entry script calls this with the worker's global scope. */
export function startSigner(port: SignerPort): void {
  const proposals = new Map<string, PendingProposal>()
  let vault: OpenVault | undefined
  let hasEnded = false
  let idle = setTimeout(end, SIGNER_IDLE_MS)

  port.listen((data) => {
    const request = v.safeParse(workerRequestSchema, data)
    if (!request.success || hasEnded) return
    clearTimeout(idle)
    idle = setTimeout(end, SIGNER_IDLE_MS)
    const { id } = request.output
    handle(request.output).then(
      (value) => post({ id, type: 'done', value }),
      () => post({ id, type: 'failed', message: ERROR_MESSAGES[request.output.type] }),
    )
  })

  function post(response: WorkerResponse): void {
    if (!hasEnded) port.postMessage(response)
  }

  function end(): void {
    clearTimeout(idle)
    post({ type: 'ended' })
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

  // Keys that become ready after the end are overwritten at once.
  function setVault(opened: OpenVault): OpenVault {
    wipe()
    vault = opened
    if (hasEnded) wipe()
    return opened
  }

  function requireVault(): OpenVault {
    if (!vault) throw new SignerError('No vault is open')
    return vault
  }

  async function handle(request: WorkerRequest): Promise<unknown> {
    switch (request.type) {
      case 'create':
        return setVault(await createVault(request)).sealed
      case 'open-by-escrow':
        return setVault(await openByEscrow(request.sealed, request.escrow)).sealed.addresses
      case 'open-by-device':
        return setVault(await openByDevice(request.sealed, { ...request.device, secret: request.secret })).sealed
          .addresses
      case 'open-by-handover':
        return setVault(await openByHandover(request.sealed, request)).sealed.addresses
      case 'hand-over': {
        const { vaultKey, sealed } = requireVault()
        return handOver(vaultKey, sealed, request.key)
      }
      case 'add-device':
        return addDevice(requireVault(), request.device)
      case 'propose':
        return { digest: propose({ kind: request.kind, bytes: request.bytes }) }
      case 'sign': {
        const { keys } = requireVault()
        const pending = proposals.get(request.digest)
        if (!pending) throw new SignerError('No proposal has this digest')
        proposals.delete(request.digest)
        return signProposal(pending.proposal, pending.digest, keys)
      }
      case 'close':
        end()
    }
  }

  function propose({ kind, bytes }: Proposal): string {
    requireVault()
    if (bytes.length > MAX_PROPOSAL_BYTES) throw new SignerError('The proposal is too large')
    // A copy, so that later changes to the caller's bytes do not change what is signed.
    const proposal = { kind, bytes: Uint8Array.from(bytes) }
    const digest = computeDigest(proposal)
    const [oldest] = proposals.keys()
    if (proposals.size >= MAX_PROPOSALS && oldest !== undefined) proposals.delete(oldest)
    proposals.set(digest, { proposal, digest })
    return digest
  }
}

// Fixed messages, because an error of a library could quote secret data.
const ERROR_MESSAGES: Readonly<Record<WorkerRequest['type'], string>> = {
  create: 'Couldn’t create the wallet',
  'open-by-escrow': 'Couldn’t open the wallet',
  'open-by-device': 'Couldn’t open the wallet',
  'open-by-handover': 'Couldn’t open the wallet',
  'add-device': 'Couldn’t add this device',
  'hand-over': 'Couldn’t hand over the wallet',
  propose: 'This cannot be signed',
  sign: 'This was not proposed',
  close: 'The signer has ended',
}
