/** An unhandled rejection fails the run: the kit promises that none of its promises is left unhandled. */
process.on('unhandledRejection', (reason) => {
  throw reason instanceof Error ? reason : new Error(`Unhandled rejection: ${String(reason)}`)
})
