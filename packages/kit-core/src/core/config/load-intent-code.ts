/** The code that the first intent brings. Rejects when it cannot be fetched; asked again, it tries again. */
export async function loadIntentCode() {
  return (await import('../../app/open/intent-code.js')).intentCode
}
