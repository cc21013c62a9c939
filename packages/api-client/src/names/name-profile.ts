/**
 * What the name service knows of a name.
 *
 * In      a record of an answer
 * Out     addresses by coin type, and the attributes; other fields when they fit. An address or an attribute that does not
 *         fit is left out, and so is a coin type that is no number
 * Throws  a schema error when the addresses are no map or the attributes no list; for a record of a list also when there
 *         is no name
 * Source  spec R-API-32, R-API-33; SLIP-44, ENSIP-11 (coin types)
 */
import * as z from 'zod/mini'
import { lenientOptional } from '../client/lenient-optional.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema, MAX_IMAGE_LINK_LENGTH } from '../client/text-schema.js'

/** The longest text about a holder. */
const MAX_BIO_LENGTH = 2_048

/** The address of a name in one coin. */
export type NameAddress = { readonly address: string; readonly created?: number | undefined }

/** What a name says about its holder. */
export type NameAttribute = { readonly avatar?: string | undefined; readonly bio?: string | undefined }

/** What is known of a name that was looked up. */
export type NameProfile = {
  readonly name?: string | undefined
  readonly registered?: number | undefined
  readonly updated?: number | undefined
  /** By coin type. */
  readonly addresses: Readonly<Record<string, NameAddress>>
  readonly attributes: readonly NameAttribute[]
}

/** What is known of a name that was found. */
export type NamedProfile = NameProfile & { readonly name: string }

const timeSchema = lenientOptional(z.int().check(z.nonnegative()))

const addressSchema: z.ZodMiniType<NameAddress> = z.object({
  address: z.string().check(z.regex(/^[0-9a-zA-Z]{1,128}$/)),
  created: timeSchema,
})

const attributeSchema: z.ZodMiniType<NameAttribute> = z.object({
  avatar: lenientOptional(z.string().check(z.maxLength(MAX_IMAGE_LINK_LENGTH))),
  bio: lenientOptional(z.string().check(z.maxLength(MAX_BIO_LENGTH))),
})

const addressesSchema: z.ZodMiniType<Readonly<Record<string, NameAddress>>> = z.pipe(
  z.catchall(z.object({}), lenientOptional(addressSchema)),
  z.transform((record: Readonly<Record<string, NameAddress | undefined>>): Readonly<Record<string, NameAddress>> => {
    const fitting = Object.entries(record).flatMap(([coin, address]) =>
      /^[0-9]{1,10}$/.test(coin) && address !== undefined ? [[coin, address] as const] : [],
    )
    return Object.fromEntries(fitting)
  }),
)

const FIELDS = {
  registered: timeSchema,
  updated: timeSchema,
  addresses: addressesSchema,
  attributes: listSchema(attributeSchema),
}

/** The schema of what is known of a name that was looked up. */
export const nameProfileSchema: z.ZodMiniType<NameProfile> = z.object({
  name: lenientOptional(filledTextSchema),
  ...FIELDS,
})

/** The schema of what is known of a name that was found. */
export const namedProfileSchema: z.ZodMiniType<NamedProfile> = z.object({ name: filledTextSchema, ...FIELDS })
