/** A promise that rejects with nobody listening fails the run: the kit promises that none of its promises does. */
process.on('unhandledRejection', (reason) => {
  throw reason instanceof Error ? reason : new Error(`Unhandled rejection: ${String(reason)}`)
})
