/** Schema parts for adapters that parse responses with valibot. A separate entry: the others do not load it. */
export { lenient, lenientOptional, plainObject, tryParse } from '@bowline/api-client/lenient'
