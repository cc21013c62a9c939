import * as v from 'valibot'
import type { Hex } from 'viem'

/** Hex with `0x` that matches a pattern. */
export const hex = (pattern: RegExp) => v.custom<Hex>((value) => typeof value === 'string' && pattern.test(value))
