/** Entry point with the built-in on-ramp currencies, without the code that calls the service. */
export { DEFAULT_PURCHASE_CURRENCY, ONRAMP_LIMITS, SAMPLE_ONRAMP_OPTIONS } from './onramp/sample-options.js'
