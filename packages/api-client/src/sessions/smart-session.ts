/**
 * A smart session as the data service sends it: the permissions that a smart account granted to an app.
 *
 * Out     the valid fields, with the expiry in seconds. Invalid permissions, policies and app fields are skipped
 * Throws  a schema error when the id or the expiry is missing
 * Source  spec R-SESS-05, R-SESS-06, R-SESS-07
 */
import * as v from 'valibot'
import { lenient, lenientOptional, plainObject } from '../client/lenient.js'
import { listSchema } from '../client/list-schema.js'
import { filledTextSchema, labelSchema, MAX_LINK_LENGTH } from '../client/text-schema.js'

/** Maximum time of a JavaScript date, in milliseconds. */
const MAX_TIME_MS = 8.64e15

/** Maximum length of a context. */
const MAX_CONTEXT_LENGTH = 65_536

/** The app that holds a session; texts are empty when unknown. Check the URLs before use. */
export type SessionProject = {
  readonly id: string
  readonly name: string
  readonly url?: string | undefined
  readonly iconUrl?: string | undefined
}

/** A permission: its type, and data that depends on the type and is not validated. */
export type SessionPermission = { readonly type: string; readonly data: Readonly<Record<string, unknown>> }

/** A smart session. `pci` is its id. */
export type SmartSessionRecord = {
  readonly project: SessionProject
  readonly pci: string
  /** Epoch seconds. */
  readonly expiry: number
  /** Epoch milliseconds. */
  readonly createdAt?: number | undefined
  readonly permissions: readonly SessionPermission[]
  readonly policies: readonly { readonly id: string }[]
  readonly context?: string | undefined
  /** Epoch milliseconds; defined once the session is revoked. */
  readonly revokedAt?: number | undefined
}

const moment = lenientOptional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_TIME_MS)))
const link = lenientOptional(v.pipe(v.string(), v.maxLength(MAX_LINK_LENGTH)))

const projectSchema: v.GenericSchema<unknown, SessionProject> = v.object({
  id: labelSchema,
  name: labelSchema,
  url: link,
  iconUrl: link,
})

/** Schema of a smart session. */
export const smartSessionRecordSchema: v.GenericSchema<unknown, SmartSessionRecord> = v.object({
  project: lenient(projectSchema, { id: '', name: '' }),
  pci: filledTextSchema,
  expiry: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(MAX_TIME_MS / 1000)),
  createdAt: moment,
  permissions: lenient(listSchema(v.object({ type: filledTextSchema, data: plainObject(v.looseObject({})) })), []),
  policies: lenient(listSchema(v.object({ id: filledTextSchema })), []),
  context: lenientOptional(v.pipe(v.string(), v.maxLength(MAX_CONTEXT_LENGTH))),
  revokedAt: moment,
})
