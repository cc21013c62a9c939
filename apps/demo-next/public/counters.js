// Counts what must not happen, from the first moment of the page; tests and the page read the counts off <html>.
;(() => {
  const { dataset } = document.documentElement
  const count = (name) => {
    dataset[name] = String(Number(dataset[name] ?? 0) + 1)
    window.dispatchEvent(new Event('bowline-demo:counted'))
  }
  dataset.cspViolations = '0'
  dataset.unhandledErrors = '0'
  dataset.unhandledRejections = '0'
  window.addEventListener('securitypolicyviolation', (event) => {
    dataset.lastCspViolation = `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`
    count('cspViolations')
  })
  window.addEventListener('error', (event) => {
    dataset.lastError = String(event.message)
    count('unhandledErrors')
  })
  window.addEventListener('unhandledrejection', (event) => {
    dataset.lastRejection = String(event.reason)
    count('unhandledRejections')
  })
})()
