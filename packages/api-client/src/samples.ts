/** What stands in where the service cannot say, without the code that asks it. */
export { DEFAULT_PURCHASE_CURRENCY, ONRAMP_LIMITS, SAMPLE_ONRAMP_OPTIONS } from './onramp/sample-options.js'
