/** Default of the server option `onError`. Writes the error to standard error; the response says nothing about it. */
export function logServerError(error: unknown): void {
  console.error('The secure site could not answer a request', error)
}
