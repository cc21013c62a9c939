import * as z from 'zod/mini'
import { isWithinLimits } from '../protocol/limits.js'
import { PAYLOADS } from '../protocol/payloads.js'
import type { FrameRequestName } from '../protocol/request-names.js'

/** The payload as it is now, if it fits; what a page changes afterwards is not sent. */
export function clonePayload(name: FrameRequestName, payload: unknown): { readonly payload: unknown } | undefined {
  try {
    const read = z.safeParse(PAYLOADS[name], structuredClone(payload))
    return read.success && isWithinLimits({ payload: read.data }) ? { payload: read.data } : undefined
  } catch {
    return undefined
  }
}
