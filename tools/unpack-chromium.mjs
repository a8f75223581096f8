/** Unpacks the test browser into the folder for temporary files; chromium.mjs says which that is. */
import chromium from '@sparticuz/chromium'

await chromium.executablePath()
