// @ts-check
/** What a command does when nobody reads its output any more, as after `head`: it ends, as a signal would end it. */
const CLOSED_PIPE_EXIT = 141

export function endWithReader() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.once('error', (error) => {
      if (Object(error).code !== 'EPIPE') throw error
      process.exit(CLOSED_PIPE_EXIT)
    })
  }
}
