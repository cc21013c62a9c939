import type * as z from 'zod/mini'

/** One parameter of a query. */
export type QueryParameter = {
  readonly name: string
  readonly meaning: string
  /** Optional unless true. */
  readonly required?: boolean
}

/** One endpoint of a service: where it is, what it takes, what it answers. */
export type DescribedEndpoint = {
  readonly method: 'GET' | 'POST'
  /** Below the service's address; a part in braces is a parameter. */
  readonly path: string
  readonly summary: string
  readonly query?: readonly QueryParameter[]
  readonly body?: z.ZodMiniType
  /** The schema the answer is read with. */
  readonly answer: z.ZodMiniType
}
