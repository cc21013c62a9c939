import * as v from 'valibot'

/** Schema of a CAIP-2 id of any namespace, such as `eip155:1`. */
export const caip2Schema: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/),
)
