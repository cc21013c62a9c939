/** API version that lookups request from the name service. Source: spec R-API-32, R-API-33. */
export const NAME_API_VERSION = 2
