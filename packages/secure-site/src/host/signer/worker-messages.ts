/**
 * Messages between the frame's page and its signer worker.
 *
 * In      requests of the frame's page: shares go in and never come out
 * Out     responses of the worker: addresses, sealed parts, digests, signatures
 * Source  design/security.md §6
 */
import * as z from 'zod/mini'
import { sealedSchema } from '../vault/sealed.js'
import { sealedVaultSchema, slotNameSchema } from '../vault/sealed-vault.js'

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array)
const id = z.int().check(z.nonnegative())

const escrowSchema = z.strictObject({ auth: bytesSchema, vault: bytesSchema })
const deviceSchema = z.strictObject({ slot: slotNameSchema, share: bytesSchema, key: z.instanceof(CryptoKey) })

/** A request of the frame's page to the worker. */
export const workerRequestSchema = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('create'), walletId: z.string(), escrow: escrowSchema }),
  z.strictObject({ id, type: z.literal('open-by-escrow'), sealed: sealedVaultSchema, escrow: escrowSchema }),
  z.strictObject({
    id,
    type: z.literal('open-by-device'),
    sealed: sealedVaultSchema,
    device: deviceSchema,
    secret: sealedSchema,
  }),
  z.strictObject({
    id,
    type: z.literal('open-by-handover'),
    sealed: sealedVaultSchema,
    handover: sealedSchema,
    key: z.instanceof(CryptoKey),
  }),
  z.strictObject({ id, type: z.literal('add-device'), device: deviceSchema }),
  z.strictObject({ id, type: z.literal('hand-over'), key: z.instanceof(CryptoKey) }),
  z.strictObject({
    id,
    type: z.literal('propose'),
    kind: z.literal(['evm-message', 'evm-typed-data', 'evm-transaction', 'solana-message', 'solana-transaction']),
    bytes: bytesSchema,
  }),
  z.strictObject({ id, type: z.literal('sign'), digest: z.string() }),
  z.strictObject({ id, type: z.literal('close') }),
])
/** A parsed request to the worker. */
export type WorkerRequest = z.infer<typeof workerRequestSchema>

/** A response of the worker: `done` with a value, `failed` with a message, `ended` when the worker stops. */
export const workerResponseSchema = z.discriminatedUnion('type', [
  z.strictObject({ id, type: z.literal('done'), value: z.unknown() }),
  z.strictObject({ id, type: z.literal('failed'), message: z.string() }),
  z.strictObject({ type: z.literal('ended') }),
])
/** A parsed response of the worker. */
export type WorkerResponse = z.infer<typeof workerResponseSchema>

/** Value of the response to `add-device`. */
export const deviceSlotResponseSchema = z.strictObject({ slot: sealedSchema, secret: sealedSchema })

/** Value of the response to `propose`. */
export const proposedSchema = z.strictObject({ digest: z.string().check(z.regex(/^0x[0-9a-f]{64}$/)) })

/** Value of the response to `sign`. */
export const signatureSchema = bytesSchema
