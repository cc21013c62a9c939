/**
 * Messages between the frame's page and its signer worker.
 *
 * In      requests of the frame's page: shares go in and never come out
 * Out     responses of the worker: addresses, sealed parts, digests, signatures
 * Source  design/security.md §6
 */
import * as v from 'valibot'
import { sealedSchema } from '../vault/sealed.js'
import { sealedVaultSchema, slotNameSchema } from '../vault/sealed-vault.js'

const bytesSchema = v.custom<Uint8Array>((value) => value instanceof Uint8Array)
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const escrowSchema = v.strictObject({ auth: bytesSchema, vault: bytesSchema })
const deviceSchema = v.strictObject({ slot: slotNameSchema, share: bytesSchema, key: v.instance(CryptoKey) })

/** A request of the frame's page to the worker. */
export const workerRequestSchema = v.variant('type', [
  v.strictObject({ id, type: v.literal('create'), walletId: v.string(), escrow: escrowSchema }),
  v.strictObject({ id, type: v.literal('open-by-escrow'), sealed: sealedVaultSchema, escrow: escrowSchema }),
  v.strictObject({
    id,
    type: v.literal('open-by-device'),
    sealed: sealedVaultSchema,
    device: deviceSchema,
    secret: sealedSchema,
  }),
  v.strictObject({
    id,
    type: v.literal('open-by-handover'),
    sealed: sealedVaultSchema,
    handover: sealedSchema,
    key: v.instance(CryptoKey),
  }),
  v.strictObject({ id, type: v.literal('add-device'), device: deviceSchema }),
  v.strictObject({ id, type: v.literal('hand-over'), key: v.instance(CryptoKey) }),
  v.strictObject({
    id,
    type: v.literal('propose'),
    kind: v.picklist([
      ...(['evm-message', 'evm-typed-data', 'evm-authorization', 'evm-transaction'] as const),
      ...(['solana-message', 'solana-transaction'] as const),
    ]),
    bytes: bytesSchema,
  }),
  v.strictObject({ id, type: v.literal('sign'), digest: v.string() }),
  v.strictObject({ id, type: v.literal('close') }),
])
/** A parsed request to the worker. */
export type WorkerRequest = v.InferOutput<typeof workerRequestSchema>

/** A response of the worker: `done` with a value, `failed` with a message, `ended` when the worker stops. */
export const workerResponseSchema = v.variant('type', [
  v.strictObject({ id, type: v.literal('done'), value: v.unknown() }),
  v.strictObject({ id, type: v.literal('failed'), message: v.string() }),
  v.strictObject({ type: v.literal('ended') }),
])
/** A parsed response of the worker. */
export type WorkerResponse = v.InferOutput<typeof workerResponseSchema>

/** Value of the response to `add-device`. */
export const deviceSlotResponseSchema = v.strictObject({ slot: sealedSchema, secret: sealedSchema })

/** Value of the response to `propose`. */
export const proposedSchema = v.strictObject({ digest: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/)) })

/** Value of the response to `sign`. */
export const signatureSchema = bytesSchema
