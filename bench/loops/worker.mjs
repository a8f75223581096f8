/** A worker of the bench: plays the runs it is asked for, with a simulator of its own. */
import { parentPort, workerData } from 'node:worker_threads'
import { simulatorOf } from '../../packages/core/dist/index.js'

const simulator = simulatorOf(workerData)
parentPort.on('message', ({ from, to }) => parentPort.postMessage(simulator.runs(from, to)))
