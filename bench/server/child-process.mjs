/** A child process for a part of a bench, which answers each question with one message. */
import { fork } from 'node:child_process'
import { once } from 'node:events'

export function startChild(file) {
  const child = fork(new URL(file, import.meta.url), { serialization: 'advanced' })
  const gone = once(child, 'exit')
  const died = gone.then(([status]) => Promise.reject(new Error(`a part of the bench ended with ${status}`)))
  died.catch(() => {})
  return {
    ask: (question) => {
      child.send(question)
      return Promise.race([new Promise((answer) => child.once('message', answer)), died])
    },
    dismiss: async () => {
      if (child.connected) child.disconnect()
      await gone
    },
  }
}

/** The child's side: answers until the parent disconnects. */
export function answerParent(answer) {
  process.on('message', async (question) => process.send(await answer(question)))
  process.once('disconnect', () => process.exit())
}
