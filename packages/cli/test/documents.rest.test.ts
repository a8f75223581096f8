/** The shell blocks of the pages that documents.test.ts leaves out. */
import { restPages, testShellBlocks } from './documents.ts'

testShellBlocks(restPages)
