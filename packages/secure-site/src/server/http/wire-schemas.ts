/**
 * The API's schemas that frame and server share, for use in the server's own schemas: in pages they are valibot, which is smaller,
 * and here zod.
 *
 * Source  docs/decisions/schemas.md
 */
import * as v from 'valibot'
import * as z from 'zod/mini'
import * as keys from '../../api/key-schemas.js'
import * as responses from '../../api/response-schemas.js'
import * as sealed from '../../host/vault/sealed.js'
import * as vault from '../../host/vault/sealed-vault.js'

export const opaqueIdSchema = toZod(responses.opaqueIdSchema)
export const emailSchema = toZod(responses.emailSchema)
export const otpSchema = toZod(responses.otpSchema)
export const socialProviderSchema = toZod(responses.socialProviderSchema)
export const emptySchema = toZod(responses.emptySchema)
export const deviceSlotSchema = toZod(responses.deviceSlotSchema)
export const createdPasskeySchema = toZod(keys.createdPasskeySchema)
export const usedPasskeySchema = toZod(keys.usedPasskeySchema)
export const sealedSchema = toZod(sealed.sealedSchema)
export const sealedVaultSchema = toZod(vault.sealedVaultSchema)

function toZod<Value>(schema: v.GenericSchema<unknown, Value>): z.ZodMiniType<Value> {
  return z.pipe(
    z.unknown(),
    z.transform((input, { issues }) => {
      const parsed = v.safeParse(schema, input)
      if (parsed.success) return parsed.output
      issues.push({ code: 'custom', message: v.summarize(parsed.issues), input })
      return z.NEVER
    }),
  )
}
