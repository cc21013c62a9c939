/** The version of the name service's answers that lookups ask for. Source: spec R-API-32, R-API-33. */
export const NAME_API_VERSION = 2
