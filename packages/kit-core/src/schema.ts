/** Schema parts for adapters that read responses with zod. A separate entry: the others load no zod. */
export { lenient, lenientOptional } from '@bowline/api-client/lenient'
