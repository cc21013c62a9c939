/** Sample data for use when the service is unavailable, without the code that calls the service. */
export { DEFAULT_PURCHASE_CURRENCY, ONRAMP_LIMITS, SAMPLE_ONRAMP_OPTIONS } from './onramp/sample-options.js'
