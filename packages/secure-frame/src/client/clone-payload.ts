import * as v from 'valibot'
import { isWithinLimits } from '../protocol/limits.js'
import { PAYLOADS } from '../protocol/payloads.js'
import type { FrameRequestName } from '../protocol/request-names.js'

/**
 * Validates and clones the payload of a request that the page is about to send to the frame, so that later changes by the page
 * are not sent. Returns undefined when it is invalid or too large.
 */
export function clonePayload(name: FrameRequestName, payload: unknown): { readonly payload: unknown } | undefined {
  try {
    const parsed = v.safeParse(PAYLOADS[name], structuredClone(payload))
    return parsed.success && isWithinLimits({ payload: parsed.output }) ? { payload: parsed.output } : undefined
  } catch {
    return undefined
  }
}
