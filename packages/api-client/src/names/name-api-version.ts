/** Version of the name endpoints that lookups by name and by address request. Source: spec R-API-32, R-API-33. */
export const NAME_API_VERSION = 2
