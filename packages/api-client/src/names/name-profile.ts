/**
 * The data service's profile of a registered name: addresses by coin type, and attributes. Invalid addresses, attributes
 * and coin types are skipped.
 *
 * Throws  a schema error when the addresses are not an object or the attributes not a list; for a name that was found by
 *         address also when the name is missing
 * Source  spec R-API-32, R-API-33; SLIP-44, ENSIP-11 (coin types)
 */
import * as v from 'valibot'
import { lenientOptional, plainObject } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema, MAX_IMAGE_LINK_LENGTH } from '../client/text-schema.js'

/** Maximum length of a bio. */
const MAX_BIO_LENGTH = 2_048

/** A name's address for one coin type. */
export type NameAddress = { readonly address: string; readonly created?: number | undefined }

/** An attribute of a name's holder. */
export type NameAttribute = { readonly avatar?: string | undefined; readonly bio?: string | undefined }

/** Profile of a name that was looked up. */
export type NameProfile = {
  readonly name?: string | undefined
  readonly registered?: number | undefined
  readonly updated?: number | undefined
  /** By coin type as decimal text, such as `60`. */
  readonly addresses: Readonly<Record<string, NameAddress>>
  readonly attributes: readonly NameAttribute[]
}

/** Profile of a name that was found by address. */
export type NamedProfile = NameProfile & { readonly name: string }

const timeSchema = lenientOptional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))

const addressSchema: v.GenericSchema<unknown, NameAddress> = v.object({
  address: v.pipe(v.string(), v.regex(/^[0-9a-zA-Z]{1,128}$/)),
  created: timeSchema,
})

const attributeSchema: v.GenericSchema<unknown, NameAttribute> = plainObject(
  v.object({
    avatar: lenientOptional(v.pipe(v.string(), v.maxLength(MAX_IMAGE_LINK_LENGTH))),
    bio: lenientOptional(v.pipe(v.string(), v.maxLength(MAX_BIO_LENGTH))),
  }),
)

const addressesSchema: v.GenericSchema<unknown, Readonly<Record<string, NameAddress>>> = v.pipe(
  plainObject(v.record(v.string(), lenientOptional(addressSchema))),
  v.transform((record: Readonly<Record<string, NameAddress | undefined>>): Readonly<Record<string, NameAddress>> => {
    const valid = Object.entries(record).flatMap(([coin, address]) =>
      /^[0-9]{1,10}$/.test(coin) && address !== undefined ? [[coin, address] as const] : [],
    )
    return Object.fromEntries(valid)
  }),
)

const FIELDS = {
  registered: timeSchema,
  updated: timeSchema,
  addresses: addressesSchema,
  attributes: listSchema(attributeSchema),
}

/** Schema of the profile of a name that was looked up. */
export const nameProfileSchema: v.GenericSchema<unknown, NameProfile> = v.object({
  name: lenientOptional(filledTextSchema),
  ...FIELDS,
})

/** Schema of the profile of a name that was found by address. */
export const namedProfileSchema: v.GenericSchema<unknown, NamedProfile> = v.object({
  name: filledTextSchema,
  ...FIELDS,
})
