/**
 * Runs one server after another from the sources as they are. `load` imports the sources and returns their `start`. The new server takes the place of
 * the old one only when all but listening has succeeded, so a source that does not load or does not start leaves the old one running.
 */
export function createRestarts({ load, options, beforeStop = () => {}, say, complain }) {
  let server
  let turn = Promise.resolve()

  async function stop() {
    beforeStop()
    const running = server
    server = undefined
    await running?.close()
  }

  async function replace() {
    const isAgain = server !== undefined
    try {
      const start = await load()
      server = await start(process.env, { ...options, quiet: isAgain, ...(isAgain && { takeOver: stop }) })
      say(isAgain ? 'Started again after a change.' : 'Changes to the sources show at once.')
    } catch (error) {
      complain(error)
      if (server) say('The changed sources do not start. The server from before the change goes on.')
    }
  }

  return {
    isRunning: () => server !== undefined,
    /** Restarts, after the restart that is running. */
    restart: () => (turn = turn.then(replace)),
    end: async () => {
      await turn
      await stop()
    },
  }
}
