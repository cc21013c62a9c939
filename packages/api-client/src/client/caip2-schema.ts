import * as z from 'zod/mini'

/** A CAIP-2 id, such as `eip155:1`, of whatever namespace. */
export const caip2Schema: z.ZodMiniType<string> = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))
