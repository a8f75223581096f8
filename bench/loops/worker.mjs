/** A worker thread that plays runs with a simulator of its own. */

import { parentPort, workerData } from 'node:worker_threads'
import { formats } from '../../packages/core/dist/entry-points/formats.js'
import { simulatorOf } from '../../packages/core/dist/entry-points/simulate.js'
import { unwrap } from '../../packages/core/dist/index.js'

const simulator = unwrap(simulatorOf(workerData, formats)).simulator
parentPort.on('message', ({ from, to }) => parentPort.postMessage(simulator.runs(from, to)))
