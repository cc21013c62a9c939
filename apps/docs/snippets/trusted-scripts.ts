// instrumentation-client.ts
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (text: string) => string | null }) => unknown
    }
  }
}

/** Lets Turbopack load the scripts of this build, and no others. */
window.trustedTypes?.createPolicy('default', {
  createScriptURL(text) {
    const { origin, pathname } = new URL(text, document.baseURI)
    const isOfBuild = origin === window.location.origin && pathname.startsWith('/_next/static/')
    // The unchanged text: Turbopack identifies its scripts by it.
    return isOfBuild ? text : null
  },
})

// Makes this file a module, which `declare global` needs.
export {}
