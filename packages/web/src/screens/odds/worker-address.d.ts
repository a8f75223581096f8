/** The address of the worker, put in when the app is built. */
declare namespace globalThis {
  var oddsWorker: string
}
