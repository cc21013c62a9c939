import type * as v from 'valibot'

/** Description of a query parameter. */
export type QueryParameter = {
  readonly name: string
  readonly meaning: string
  /** Defaults to optional. */
  readonly required?: boolean
}

/** Description of a service's endpoint, for the mocks and the OpenAPI document. */
export type DescribedEndpoint = {
  readonly method: 'GET' | 'POST'
  /** Relative to the service's URL. A part in braces is a parameter. */
  readonly path: string
  readonly summary: string
  readonly query?: readonly QueryParameter[]
  readonly body?: v.GenericSchema
  /** Schema of the response. */
  readonly response: v.GenericSchema
}
