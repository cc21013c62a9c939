/**
 * One wallet as the explorer lists it, in the service's own field names.
 *
 * In      a record of an answer, of storage, or of the app
 * Out     the fields that fit: `id` and `name` always, each other one or not at all; null, an empty text and what does
 *         not fit count as absent. A name may be empty, and is cut after 256 characters; what is no id of a network costs
 *         that id alone, and a list without one counts as absent. Links are text here; whether one may be opened is for
 *         its opener to judge
 * Throws  a schema error when the id does not fit or the name is no text
 * Source  spec R-STATE-43, R-API-74; security §8 (links ≤ 2,048, ids), §11 (one bad record never empties a list)
 */
import * as z from 'zod/mini'

import { caip2Schema } from '../client/caip2-schema.js'
import { listSchema } from '../client/list-schema.js'
import { plainIdSchema } from '../client/plain-id.js'

/** How a page sees an injected wallet of one namespace. */
export type InjectedWalletId = { readonly namespace: string; readonly injected_id: string }

/** A wallet of the explorer's directory. */
export type WalletListing = {
  readonly id: string
  readonly name: string
  readonly image_id?: string | undefined
  readonly rdns?: string | undefined
  /** CAIP-2 ids; `eip155:*` is every network of the namespace. */
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
  /** Its id in the kit's own directory, such as `metamask`. */
  readonly slug?: string | undefined
  /** `qr`: it can be paired by a code, though no link to it is known. */
  readonly pairing?: string | undefined
}

/** The longest text of a wallet listing. */
const MAX_TEXT_LENGTH = 2_048

/** What is kept of a name. */
const MAX_NAME_LENGTH = 256

const textSchema = z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH))

const nameSchema = z.pipe(
  z.string(),
  z.transform((name) =>
    name.length > MAX_NAME_LENGTH ? name.slice(0, MAX_NAME_LENGTH).replace(/[\ud800-\udbff]$/, '') : name,
  ),
)

const chainSchema = z.union([caip2Schema, z.string().check(z.regex(/^[-a-z0-9]{3,8}:\*$/))])

const chainsSchema = z.pipe(
  listSchema(chainSchema),
  z.transform((chains) => (chains.length > 0 ? chains : undefined)),
)

const OPTIONAL_FIELDS = {
  image_id: z.optional(plainIdSchema),
  rdns: z.optional(textSchema),
  chains: z.optional(chainsSchema),
  mobile_link: z.optional(textSchema),
  desktop_link: z.optional(textSchema),
  webapp_link: z.optional(textSchema),
  homepage: z.optional(textSchema),
  image_url: z.optional(textSchema),
  order: z.optional(z.number()),
  link_mode: z.optional(textSchema),
  app_store: z.optional(textSchema),
  play_store: z.optional(textSchema),
  chrome_store: z.optional(textSchema),
  injected: z.optional(listSchema(z.object({ namespace: textSchema, injected_id: textSchema }))),
  badge_type: z.optional(textSchema),
  slug: z.optional(plainIdSchema),
  pairing: z.optional(textSchema),
}

/** The schema of a wallet of the directory. */
export const walletListingSchema: z.ZodMiniType<WalletListing> = z.pipe(
  z.transform(withoutUnfitFields),
  z.object({ id: plainIdSchema, name: nameSchema, ...OPTIONAL_FIELDS }),
)

function withoutUnfitFields(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  const given = new Map<string, unknown>(Object.entries(record))
  for (const [field, schema] of Object.entries(OPTIONAL_FIELDS)) {
    const value = given.get(field)
    if (value === undefined || schema.safeParse(value).data === undefined) given.delete(field)
  }
  return Object.fromEntries(given)
}
