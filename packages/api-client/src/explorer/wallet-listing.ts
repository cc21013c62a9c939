/**
 * A wallet in the directory, with the explorer's own field names, validated from a record of the explorer, of storage, or of
 * the app's options.
 *
 * Out     the valid fields: `id` and `name` always, the others optional; null, empty and invalid values become undefined.
 *         A name may be empty and is cut after 256 characters; invalid network ids are skipped, and a list without valid
 *         ids becomes undefined. Links are plain text; check a link before opening it
 * Throws  a schema error when the id is invalid or the name is not text
 * Source  spec R-STATE-43, R-API-74; security §8 (links ≤ 2,048, ids), §11 (one bad record never empties a list)
 */

import * as v from 'valibot'
import { caip2Schema } from '../client/caip2-schema.js'
import { listSchema } from '../client/list-schema.js'
import { plainIdSchema } from '../client/plain-id.js'

/** How the wallet's extension appears on `window`, such as `isMetaMask`. The kit only keeps it; adapters do not use it. */
export type InjectedWalletId = { readonly namespace: string; readonly injected_id: string }

/** A wallet of the directory. Check its links and image URL before use. */
export type WalletListing = {
  readonly id: string
  readonly name: string
  readonly image_id?: string | undefined
  readonly rdns?: string | undefined
  /** CAIP-2 ids; `eip155:*` means every network of the namespace. */
  readonly chains?: readonly string[] | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly homepage?: string | undefined
  readonly image_url?: string | undefined
  readonly order?: number | undefined
  readonly link_mode?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
  readonly injected?: readonly InjectedWalletId[] | undefined
  readonly badge_type?: string | undefined
  /** Id in the kit's own directory, such as `metamask`. */
  readonly slug?: string | undefined
  /** `qr` for a wallet that can be paired by QR code although no link is known. */
  readonly pairing?: string | undefined
}

/** Maximum length of a text in a listing. */
const MAX_TEXT_LENGTH = 2_048

/** Maximum length of a name; longer names are cut. */
const MAX_NAME_LENGTH = 256

const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH))

const nameSchema = v.pipe(
  v.string(),
  v.transform((name) =>
    name.length > MAX_NAME_LENGTH ? name.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff]$/, '') : name,
  ),
)

const chainSchema = v.union([caip2Schema, v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:\*$/))])

const chainsSchema = v.pipe(
  listSchema(chainSchema),
  v.transform((chains) => (chains.length > 0 ? chains : undefined)),
)

const OPTIONAL_FIELDS = {
  image_id: v.optional(plainIdSchema),
  rdns: v.optional(textSchema),
  chains: v.optional(chainsSchema),
  mobile_link: v.optional(textSchema),
  desktop_link: v.optional(textSchema),
  webapp_link: v.optional(textSchema),
  homepage: v.optional(textSchema),
  image_url: v.optional(textSchema),
  order: v.optional(v.pipe(v.number(), v.finite())),
  link_mode: v.optional(textSchema),
  app_store: v.optional(textSchema),
  play_store: v.optional(textSchema),
  chrome_store: v.optional(textSchema),
  injected: v.optional(listSchema(v.object({ namespace: textSchema, injected_id: textSchema }))),
  badge_type: v.optional(textSchema),
  slug: v.optional(plainIdSchema),
  pairing: v.optional(textSchema),
}

export const walletListingSchema: v.GenericSchema<unknown, WalletListing> = v.pipe(
  v.unknown(),
  v.transform(removeInvalidFields),
  v.object({ id: plainIdSchema, name: nameSchema, ...OPTIONAL_FIELDS }),
)

function removeInvalidFields(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  const given = new Map<string, unknown>(Object.entries(record))
  for (const [field, schema] of Object.entries(OPTIONAL_FIELDS)) {
    const value = given.get(field)
    if (value === undefined || !v.is(schema, value)) given.delete(field)
  }
  return Object.fromEntries(given)
}
