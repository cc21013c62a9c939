// @ts-check
const CLOSED_PIPE_EXIT = 141

/** From now on the command ends, as a signal would end it, when the reader of its output closes, as after `head`. */
export function endWithReader() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.once('error', (error) => {
      if (Object(error).code !== 'EPIPE') throw error
      process.exit(CLOSED_PIPE_EXIT)
    })
  }
}
