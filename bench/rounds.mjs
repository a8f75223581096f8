/** How often and how long something is measured; `npm run bench -- --quick` only tries whether every part runs. */

const isQuick = process.env.BENCH_QUICK === '1'

/** @param {number} whole @param {number} [quick] @returns {number} */
export const rounds = (whole, quick = 1) => (isQuick ? Math.min(whole, quick) : whole)
